import { styled, useThemeProps } from '@mui/material/styles';
import {
  type CSSProperties,
  type ElementType,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { lateView, useLateView } from '../../late-view.ts';
import { wholeText } from '../../whole-text.ts';
import { searchFieldTexts } from '../search-field/search-field.tsx';
import { SearchInput } from '../search-field/search-input.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { Suggestion, SuggestionTexts } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';

export const Root = styled('div', { name: 'TiendaSearchSuggestions', slot: 'Root' })({
  position: 'relative',
});

/** Texts beside a suggestion. */
const suggestionTexts: SuggestionTexts = {
  add: 'Añadir',
  addSome: (count: number) => `Agregar ${wholeText(count)}`,
  quantity: (name: string) => `Cantidad de ${name}`,
  soldOut: 'Agotado',
  inCart: (count: number) => `En el carrito: ${count}`,
};

/** Gap between field, panel and the window's edge, in px. */
const GAP = 8;

/**
 * Returns the panel's place on a phone as CSS variables (--to-edge, --width, --height). The panel is as wide as the
 * window and ends above the on-screen keyboard.
 */
function usePanelPlace(field: RefObject<HTMLElement | null>, open: boolean): CSSProperties {
  const [place, setPlace] = useState<CSSProperties>({});
  useLayoutEffect(() => {
    if (!open) return;
    const measure = () => {
      const { left = 0, bottom = 0 } = field.current?.getBoundingClientRect() ?? {};
      const height = window.visualViewport?.height ?? window.innerHeight;
      setPlace({
        '--to-edge': `${-left}px`,
        '--width': `${document.documentElement.clientWidth}px`,
        '--height': `${Math.max(160, height - bottom - 2 * GAP)}px`,
      } as CSSProperties);
    };
    measure();
    // The keyboard resizes only the visual viewport; rotation resizes both, and the window reports it a frame earlier.
    const { visualViewport } = window;
    const viewports = visualViewport ? [window, visualViewport] : [window];
    for (const viewport of viewports) viewport.addEventListener('resize', measure);
    return () => {
      for (const viewport of viewports) viewport.removeEventListener('resize', measure);
    };
  }, [field, open]);
  return place;
}

export type { Suggestion } from './suggestion-list.tsx';

export interface SearchSuggestionsProps {
  /** Suggestions for the last term of `onTermChange`; five to eight are easy to scan. */
  suggestions: readonly Suggestion[];
  /** Note above the suggestions: how they differ from the search. Read aloud with their number. */
  notice?: string;
  /** Whether suggestions are loading; earlier ones stay visible. Default false. */
  loading?: boolean;
  /** Whether the request failed. Default false. */
  error?: boolean;
  /**
   * Called with the trimmed term: after a pause, or at once on Enter and on clearing (''). Never twice with the same
   * term.
   */
  onTermChange: (term: string) => void;
  /** Called on Enter without an option, or on the last option, to show all results. The trimmed term is never ''. */
  onSubmit: (term: string) => void;
  /** Called when a suggestion is chosen, in addition to following its link. */
  onSelect?: (suggestion: Suggestion) => void;
  /** The current term. The field follows external changes. */
  value?: string;
  /** Pause in milliseconds. Default 600. */
  delay?: number;
  /** Placeholder and accessible name. */
  label?: string;
  placeholder?: string;
  maxLength?: number;
  LinkComponent?: ElementType;
  /** Address to which the browser submits the text as `name` before hydration. */
  action?: string;
  name?: string;
  texts?: Partial<typeof searchSuggestionsTexts>;
}

export const searchSuggestionsTexts = {
  ...searchFieldTexts,
  ...suggestionTexts,
  /** Accessible name of the list. */
  list: 'Sugerencias',
  loading: 'Buscando…',
  /** Shown when the request failed. */
  error: 'No pudimos buscar sugerencias. Revisa tu conexión y prueba de nuevo.',
  empty: (term: string) => `No encontramos nada para «${term}». Prueba con otra palabra.`,
  all: (term: string) => `Ver todos los resultados de «${term}»`,
  /** Read aloud when suggestions arrive. */
  count: (count: number) => (count === 1 ? '1 sugerencia' : `${wholeText(count)} sugerencias`),
  /** Read after the count, for users who may order. */
  orderHint: 'Con Tab, la cantidad.',
  /** The same if the text includes a quantity. */
  addHint: 'Con Tab, agregar.',
};

const panel = lateView(async () => (await import('./suggestion-panel.tsx')).SuggestionPanel);

/** Search that suggests results while the user types. The field sends no requests itself. */
export function SearchSuggestions(inProps: SearchSuggestionsProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaSearchSuggestions' });
  const { suggestions, loading = false, error = false, onTermChange, onSubmit, onSelect } = props;
  const { value = '', delay = 600, label = 'Buscar', placeholder = label, maxLength = 100 } = props;
  const texts = { ...searchSuggestionsTexts, ...props.texts };
  const root = useRef<HTMLDivElement>(null);
  // "All results" is an option too, unless there are none.
  const keys = error || suggestions.length === 0 ? [] : [...suggestions.map(({ href }) => href), ''];
  const listed = keys.length;
  const box = useSuggestions({ value, delay, maxLength, keys, onTermChange, onSubmit });
  const place = usePanelPlace(root, box.expanded);
  const Panel = useLateView(panel, box.expanded);
  const busy = loading || box.waiting;
  const listId = `${box.id}-list`;
  // Refer to the list only once it exists: its code loads with the first suggestions.
  const withList = box.expanded && listed > 0 && Panel !== undefined;
  const note = error && !busy ? texts.error : texts.empty(box.term);
  const counted = texts.count(suggestions.length);
  const ordered = suggestions.find(({ onAdd }) => onAdd);
  const hint = ordered?.quantity === undefined ? texts.orderHint : texts.addHint;
  const count = ordered ? `${counted}. ${hint}` : counted;
  const notice = busy || listed === 0 ? undefined : props.notice;
  const said = busy ? texts.loading : listed > 0 ? [notice, count].filter(Boolean).join(' ') : note;

  return (
    <Root
      ref={root}
      onBlur={({ relatedTarget }) => {
        if (!root.current?.contains(relatedTarget)) box.close();
      }}
    >
      <Sent action={props.action} onSubmit={box.submit}>
        <SearchInput
          {...box.field}
          type="text"
          label={label}
          placeholder={placeholder}
          clearLabel={texts.clear}
          error={box.tooLong && texts.tooLong(maxLength)}
          inputProps={{
            role: 'combobox',
            name: props.action && props.name,
            inputMode: 'search',
            'aria-autocomplete': 'list',
            'aria-expanded': withList,
            'aria-controls': withList ? listId : undefined,
            'aria-activedescendant': withList && box.active >= 0 ? box.optionId(box.active) : undefined,
          }}
        />
      </Sent>
      <VisuallyHidden role="status">{box.expanded && said}</VisuallyHidden>
      {box.expanded && Panel && (
        <Panel
          place={place}
          note={listed === 0 && !busy ? note : notice}
          list={
            listed > 0 && {
              id: listId,
              label: texts.list,
              suggestions,
              allText: texts.all(box.term),
              active: box.active,
              optionId: box.optionId,
              orderId: box.orderId,
              onLeave: () => root.current?.querySelector('input')?.focus(),
              texts,
              onSelect: (suggestion) => {
                box.close();
                onSelect?.(suggestion);
              },
              onAll: box.submit,
              LinkComponent: props.LinkComponent,
            }
          }
          busy={busy}
        />
      )}
    </Root>
  );
}

interface SentProps {
  action: string | undefined;
  onSubmit: () => void;
  children: ReactNode;
}

/** Form around the field: the field handles Enter, but some phone keyboards only submit the form. */
function Sent({ action, onSubmit, children }: SentProps) {
  if (action === undefined) return children;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form action={action} onSubmit={submit}>
      {children}
    </form>
  );
}
