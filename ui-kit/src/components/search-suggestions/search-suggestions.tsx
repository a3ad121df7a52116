import { useThemeProps } from '@mui/material/styles';
import { type ElementType, useRef } from 'react';
import { SearchInput, tooLongText } from '../search-field/search-input.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { Note, Panel, Progress, Root } from './search-suggestions-parts.ts';
import { type Suggestion, SuggestionList, SuggestionSkeletons } from './suggestion-list.tsx';
import { defaultTexts, type SearchSuggestionsTexts } from './texts.ts';
import { usePanelPlace } from './use-panel-place.ts';
import { useSuggestions } from './use-suggestions.ts';

export type { Suggestion } from './suggestion-list.tsx';

export interface SearchSuggestionsProps {
  /** Those for the last term of `onTermChange`; five to eight are read at a glance. */
  suggestions: readonly Suggestion[];
  /** They are being asked for. Earlier ones stay until then. */
  loading?: boolean;
  /** They could not be had. */
  error?: boolean;
  /** Trimmed term: after a pause, at once on Enter and on clearing ('' then). Not called twice with the same one. */
  onTermChange: (term: string) => void;
  /** Enter without an option, or the last option: show everything for the trimmed term, which is never ''. */
  onSubmit: (term: string) => void;
  /** Beside following its link: to remember what was chosen. */
  onSelect?: (suggestion: Suggestion) => void;
  /** The term in force. When it changes from outside, the field follows. */
  value?: string;
  /** Pause in milliseconds. Default 600. */
  delay?: number;
  /** Placeholder and accessible name. */
  label?: string;
  placeholder?: string;
  clearLabel?: string;
  /** Accessible name of the list. */
  listLabel?: string;
  texts?: Partial<SearchSuggestionsTexts>;
  maxLength?: number;
  /** Said under a term that is longer than `maxLength`, which is not asked for. */
  longMessage?: (maxLength: number) => string;
  LinkComponent?: ElementType;
}

/** A search that shows what it finds while one types. It asks for nothing itself. */
export function SearchSuggestions(inProps: SearchSuggestionsProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaSearchSuggestions' });
  const { suggestions, loading = false, error = false, onTermChange, onSubmit, onSelect } = props;
  const { value = '', delay = 600, label = 'Buscar', placeholder = label, maxLength = 100 } = props;
  const { clearLabel = 'Borrar la búsqueda', listLabel = 'Sugerencias', longMessage = tooLongText } = props;
  const texts = { ...defaultTexts, ...props.texts };
  const root = useRef<HTMLDivElement>(null);
  // All results are an option too, except where there are none.
  const listed = error || suggestions.length === 0 ? 0 : suggestions.length + 1;
  const box = useSuggestions({ value, delay, maxLength, count: listed, onTermChange, onSubmit });
  const place = usePanelPlace(root, box.expanded);
  const busy = loading || box.waiting;
  const listId = `${box.id}-lista`;
  const withList = box.expanded && listed > 0;
  const note = error && !busy ? texts.error : texts.empty(box.term);
  const skeletons = busy && listed === 0;
  const said = busy ? texts.loading : listed > 0 ? texts.count(suggestions.length) : note;

  return (
    <Root
      ref={root}
      onBlur={({ relatedTarget }) => {
        if (!root.current?.contains(relatedTarget)) box.close();
      }}
    >
      <SearchInput
        {...box.field}
        type="text"
        label={label}
        placeholder={placeholder}
        clearLabel={clearLabel}
        error={box.tooLong && longMessage(maxLength)}
        inputProps={{
          role: 'combobox',
          inputMode: 'search',
          'aria-autocomplete': 'list',
          'aria-expanded': withList,
          'aria-controls': withList ? listId : undefined,
          'aria-activedescendant': box.active >= 0 ? box.optionId(box.active) : undefined,
        }}
      />
      <VisuallyHidden role="status">{box.expanded && said}</VisuallyHidden>
      {box.expanded && (
        // The keyboard stays in the field, whatever is pressed here.
        <Panel style={place} onMouseDown={(event) => event.preventDefault()}>
          {busy && listed > 0 && <Progress aria-hidden />}
          {listed > 0 && (
            <SuggestionList
              id={listId}
              label={listLabel}
              suggestions={suggestions}
              allText={texts.all(box.term)}
              busy={busy}
              active={box.active}
              optionId={box.optionId}
              onSelect={(suggestion) => {
                box.close();
                onSelect?.(suggestion);
              }}
              onAll={box.submit}
              LinkComponent={props.LinkComponent}
            />
          )}
          {skeletons && <SuggestionSkeletons />}
          {listed === 0 && !busy && <Note>{note}</Note>}
        </Panel>
      )}
    </Root>
  );
}
