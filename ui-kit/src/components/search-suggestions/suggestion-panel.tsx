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
  /** Over the list, or in its place once it is known that there is none. */
  note: string | undefined;
  busy: boolean;
}

/** What a search has found, under its field. */
export const SuggestionPanel = ({ place, list, note, busy }: SuggestionPanelProps) => (
  // The keyboard stays in the field, whatever is pressed here, but for another field.
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
