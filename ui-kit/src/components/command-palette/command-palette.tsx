import Button from '@mui/material/Button';
import { useThemeProps } from '@mui/material/styles';
import { type ElementType, type KeyboardEvent, useCallback, useEffect, useId, useState } from 'react';
import { wholeText } from '../../whole-text.ts';
import { searchFieldTexts } from '../search-field/search-field.tsx';
import { SearchInput, useSearchTerm } from '../search-field/search-input.tsx';
import { Note, Progress } from '../search-suggestions/search-suggestions-parts.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import {
  Failure,
  Frame,
  Head,
  Keys,
  type PaletteGroup,
  type PaletteItem,
  PaletteList,
} from './palette-list.tsx';

/** Opens an option's link, optionally in a new tab, or runs its action. */
function open(option: HTMLElement | null, inNewTab = false): void {
  if (inNewTab && option instanceof HTMLAnchorElement) window.open(option.href, '_blank', 'noopener');
  else option?.click();
}

/**
 * Tracks the active option: the first until the user presses an arrow key, then the chosen one even when results
 * change. Enter waits if results that rank before the first option are still loading.
 */
function usePalette(groups: readonly PaletteGroup[], flush: () => void) {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const [pressed, setPressed] = useState(false);
  const keys = groups.flatMap(({ items }) => items.map(({ key }) => key));
  const found = chosen === undefined ? -1 : keys.indexOf(chosen);
  // If the chosen option disappeared, do not replace it with the first.
  const active = chosen === undefined && keys.length > 0 ? 0 : found;
  const awaited = groups.findIndex(({ busy }) => busy);
  const sure = awaited < 0 || groups.slice(0, awaited).some(({ items }) => items.length > 0);
  const optionId = useCallback((index: number) => `${id}-${index}`, [id]);

  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(active))?.scrollIntoView?.({ block: 'nearest' });
  }, [active, optionId]);
  useEffect(() => {
    if (!pressed || !sure) return;
    setPressed(false);
    open(document.getElementById(optionId(0)));
  }, [pressed, sure, optionId]);

  const go = (to: number) => {
    setPressed(false);
    setChosen(keys.at(to % keys.length));
  };
  const enter = (inNewTab: boolean) => {
    if (chosen !== undefined || sure) return open(document.getElementById(optionId(active)), inNewTab);
    flush();
    setPressed(true);
  };
  const onKeyDown = (event: KeyboardEvent, text: string) => {
    // While the user types a term, these keys move the cursor.
    const inText = found < 0 && text !== '';
    const acts: Record<string, (() => void) | undefined> = {
      ArrowDown: () => go(active + 1),
      ArrowUp: () => go(active - 1),
      Home: inText ? undefined : () => go(0),
      End: inText ? undefined : () => go(-1),
      Enter: () => enter(event.ctrlKey || event.metaKey),
    };
    const act = event.nativeEvent.isComposing ? undefined : acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return {
    id,
    active,
    count: keys.length,
    optionId,
    onKeyDown,
    /** Restarts at the first option for a new term. */
    restart: () => {
      setChosen(undefined);
      setPressed(false);
    },
  };
}

export type { PaletteGroup, PaletteItem } from './palette-list.tsx';

export interface CommandPaletteProps {
  open: boolean;
  /** Called to close: by the user, also with Escape or an outside click, and after an option was chosen. */
  onClose: () => void;
  /** Result groups, the most likely first; empty groups are hidden. */
  groups: readonly PaletteGroup[];
  /** Called on each key, for results that need no request. */
  onType: (text: string) => void;
  /**
   * Called with the trimmed term: after a pause, or at once on Enter and on clearing. Never twice with the same term.
   */
  onTermChange: (term: string) => void;
  /** Called when an item is chosen, in addition to following its link. */
  onSelect: (item: PaletteItem) => void;
  /** Reason why some results are missing. */
  error?: string | undefined;
  onRetry?: () => void;
  /** Pause in milliseconds. Default 600. */
  delay?: number;
  /** Accessible name of the dialog and its field. */
  label?: string;
  placeholder?: string;
  maxLength?: number;
  LinkComponent?: ElementType;
  texts?: Partial<typeof commandPaletteTexts>;
}

export const commandPaletteTexts = {
  ...searchFieldTexts,
  /** Accessible name of the list. */
  list: 'Resultados',
  loading: 'Buscando…',
  empty: (text: string) => `No encontramos nada para «${text}».`,
  /** Read aloud when results arrive. */
  count: (count: number) => (count === 1 ? '1 resultado' : `${wholeText(count)} resultados`),
  retry: 'Reintentar',
  cancel: 'Cancelar',
  /** The keys and their actions. */
  keys: [
    ['↑ ↓', 'elegir'],
    ['Enter', 'abrir'],
    ['Ctrl + Enter', 'en otra pestaña'],
    ['Esc', 'salir'],
  ],
};

/** Finds and opens anything by keyboard. The palette sends no requests itself and starts empty each time. */
export function CommandPalette(inProps: CommandPaletteProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaCommandPalette' });
  const { open, onClose, label = 'Ir a…' } = props;
  return (
    <Frame
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': label, 'aria-labelledby': undefined } }}
      fullWidth
      maxWidth="sm"
    >
      {open && <Palette {...props} label={label} />}
    </Frame>
  );
}

function Palette(props: CommandPaletteProps & { label: string }) {
  const { onClose, onType, onTermChange, onSelect, error, onRetry, label, placeholder = label } = props;
  const { delay = 600, maxLength = 100, LinkComponent } = props;
  const texts = { ...commandPaletteTexts, ...props.texts };
  const field = useSearchTerm({ value: '', onSearch: onTermChange, delay, maxLength });
  const groups = props.groups.filter(({ items, busy }) => items.length > 0 || busy);
  const palette = usePalette(groups, field.flush);
  const shown = groups.filter(({ items }) => items.length > 0);
  const busy = groups.some((group) => group.busy);
  const count = [...shown.flatMap((group) => group.note ?? []), texts.count(palette.count)].join(' ');
  const none = error === undefined && field.text.trim() !== '' ? texts.empty(field.text.trim()) : undefined;
  const note = busy ? texts.loading : none;
  const listId = `${palette.id}-list`;
  const type = (text: string) => {
    palette.restart();
    onType(text);
  };

  return (
    <>
      <Head>
        <SearchInput
          text={field.text}
          onType={(text) => {
            field.type(text);
            type(text);
          }}
          onClear={() => {
            field.clear();
            type('');
          }}
          onKeyDown={(event) => palette.onKeyDown(event, field.text)}
          type="text"
          label={label}
          placeholder={placeholder}
          clearLabel={texts.clear}
          error={field.tooLong && texts.tooLong(maxLength)}
          autoFocus
          inputProps={{
            role: 'combobox',
            inputMode: 'search',
            'aria-autocomplete': 'list',
            'aria-expanded': palette.count > 0,
            'aria-controls': palette.count > 0 ? listId : undefined,
            'aria-activedescendant': palette.active >= 0 ? palette.optionId(palette.active) : undefined,
          }}
        />
        <Button variant="text" color="inherit" onClick={onClose}>
          {texts.cancel}
        </Button>
      </Head>
      <VisuallyHidden role="status">
        {busy ? texts.loading : (error ?? (palette.count > 0 ? count : none))}
      </VisuallyHidden>
      {busy && palette.count > 0 && <Progress aria-hidden />}
      {palette.count > 0 && (
        <PaletteList
          id={listId}
          label={texts.list}
          groups={shown}
          active={palette.active}
          optionId={palette.optionId}
          onSelect={(item) => {
            onSelect(item);
            onClose();
          }}
          LinkComponent={LinkComponent}
        />
      )}
      {palette.count === 0 && note && <Note>{note}</Note>}
      {error !== undefined && !busy && (
        <Failure>
          <p>{error}</p>
          {onRetry && (
            <Button variant="outlined" onClick={onRetry}>
              {texts.retry}
            </Button>
          )}
        </Failure>
      )}
      <Keys aria-hidden>
        {texts.keys.map(([keys, does]) => (
          <li key={keys}>
            <kbd>{keys}</kbd>
            {does}
          </li>
        ))}
      </Keys>
    </>
  );
}
