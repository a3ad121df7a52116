import { useThemeProps } from '@mui/material/styles';
import { SearchInput, useSearchTerm } from './search-input.tsx';

export interface SearchFieldProps {
  /** The current term, for example from the URL. The field follows external changes. */
  value?: string;
  /**
   * Called with the trimmed term: after a pause, or at once on Enter and on clearing. Never twice with the same term.
   */
  onSearch: (term: string) => void;
  /** Pause in milliseconds. Default 600. */
  delay?: number;
  /** Placeholder and accessible name. */
  label?: string;
  placeholder?: string;
  maxLength?: number;
  /** Whether the field has no background: for a list's own search below the main search. Default false. */
  quiet?: boolean;
  /** Whether the field takes the focus at the start: for pages whose purpose is the search. Default false. */
  autoFocus?: boolean;
  texts?: Partial<typeof searchFieldTexts>;
  /** ARIA attributes for an element that belongs to the field. */
  inputProps?: Record<string, string | boolean | undefined>;
}

export const searchFieldTexts = {
  clear: 'Borrar la búsqueda',
  /** Shown under a term longer than `maxLength`, which is not searched. */
  tooLong: (maxLength: number) => `La búsqueda no puede exceder los ${maxLength} caracteres.`,
};

/** Text search that runs after the user stops typing. */
export function SearchField(inProps: SearchFieldProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaSearchField' });
  const { value = '', onSearch, delay = 600, label = 'Buscar', placeholder = label } = props;
  const { maxLength = 100, autoFocus = false, quiet = false, inputProps } = props;
  const texts = { ...searchFieldTexts, ...props.texts };
  const { text, tooLong, type, flush, clear } = useSearchTerm({ value, onSearch, delay, maxLength });
  return (
    <SearchInput
      text={text}
      onType={type}
      onClear={clear}
      onKeyDown={(event) => {
        if (event.key === 'Enter') flush();
        if (event.key !== 'Escape' || !text) return;
        // The first Escape clears the field and must not close a dialog around it.
        event.stopPropagation();
        clear();
      }}
      label={label}
      placeholder={placeholder}
      clearLabel={texts.clear}
      error={tooLong && texts.tooLong(maxLength)}
      autoFocus={autoFocus}
      quiet={quiet}
      inputProps={inputProps}
    />
  );
}
