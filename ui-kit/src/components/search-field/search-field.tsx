import { useThemeProps } from '@mui/material/styles';
import { SearchInput } from './search-input.tsx';
import { useSearchTerm } from './use-search-term.ts';

export interface SearchFieldProps {
  /** The term in force, e.g. from the URL. When it changes from outside, the field follows. */
  value?: string;
  /** Trimmed term: after a pause, or at once on Enter and on clearing. Not called twice with the same one. */
  onSearch: (term: string) => void;
  /** Pause in milliseconds. Default 600. */
  delay?: number;
  /** Placeholder and accessible name. */
  label?: string;
  placeholder?: string;
  maxLength?: number;
  /** One of a list's own tools, below the search of all: without a ground of its own. */
  quiet?: boolean;
  /** Where one comes to search: it has the keyboard from the start. */
  autoFocus?: boolean;
  texts?: Partial<typeof searchFieldTexts>;
  /** ARIA of something that belongs to the field. */
  inputProps?: Record<string, string | boolean | undefined>;
}

export const searchFieldTexts = {
  clear: 'Borrar la búsqueda',
  /** Under a term that is longer than `maxLength`, which is not searched. */
  tooLong: (maxLength: number) => `La búsqueda no puede exceder los ${maxLength} caracteres.`,
};

/** Text search that waits until the person has stopped typing. */
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
        // The first Escape is the field's own: a dialog around it stays.
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
