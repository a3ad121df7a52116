import Button from '@mui/material/Button';
import { useThemeProps } from '@mui/material/styles';
import type { ElementType } from 'react';
import { wholeText } from '../../whole-text.ts';
import { searchFieldTexts } from '../search-field/search-field.tsx';
import { SearchInput } from '../search-field/search-input.tsx';
import { useSearchTerm } from '../search-field/use-search-term.ts';
import { Note, Progress } from '../search-suggestions/search-suggestions-parts.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { Failure, Frame, Head, Keys } from './command-palette-parts.ts';
import { type PaletteGroup, type PaletteItem, PaletteList } from './palette-list.tsx';
import { usePalette } from './use-palette.ts';

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
