import type { CSSProperties } from 'react';
import { Note, Panel, Progress, Tip } from './search-suggestions-parts.ts';
import { SuggestionList, type SuggestionListProps, SuggestionSkeletons } from './suggestion-list.tsx';

/** Shown to users who may order. The text is loaded with the panel, so visitors do not load it. */
const TIP = 'Escribe «6 almendra» para agregar 6 de una vez.';

const isTipOfUse = ({ suggestions }: Omit<SuggestionListProps, 'busy'>) =>
  suggestions.some(({ onAdd, quantity }) => onAdd && quantity === undefined);

export interface SuggestionPanelProps {
  place: CSSProperties;
  list: Omit<SuggestionListProps, 'busy'> | false;
  /** Note above the list, or in place of an empty list. */
  note: string | undefined;
  busy: boolean;
}

/** Panel with the suggestions, under the field. */
export const SuggestionPanel = ({ place, list, note, busy }: SuggestionPanelProps) => (
  // Keep the focus in the search field on clicks, except on another field.
  <Panel
    style={place}
    onMouseDown={(event) => {
      if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
    }}
  >
    {busy && list && <Progress aria-hidden />}
    {note && <Note>{note}</Note>}
    {list && <SuggestionList {...list} busy={busy} />}
    {busy && !list && <SuggestionSkeletons />}
    {list && isTipOfUse(list) && <Tip>{TIP}</Tip>}
  </Panel>
);
