import CloseOutlined from '@mui/icons-material/CloseOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useThemeProps } from '@mui/material/styles';
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
  clearLabel?: string;
  maxLength?: number;
  /** ARIA of a list of suggestions that the app shows under the field. */
  inputProps?: Record<string, string | boolean | undefined>;
}

/** Text search that waits until the person has stopped typing. */
export function SearchField(inProps: SearchFieldProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaSearchField' });
  const { value = '', onSearch, delay = 600, label = 'Buscar', placeholder = label } = props;
  const { clearLabel = 'Borrar la búsqueda', maxLength = 100, inputProps } = props;
  const { text, type, flush, clear } = useSearchTerm(value, onSearch, delay);
  return (
    <OutlinedInput
      fullWidth
      type="search"
      value={text}
      placeholder={placeholder}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') flush();
        if (event.key === 'Escape' && text) clear();
      }}
      slotProps={{ input: { 'aria-label': label, maxLength, enterKeyHint: 'search', ...inputProps } }}
      startAdornment={
        <InputAdornment position="start">
          <SearchOutlined aria-hidden />
        </InputAdornment>
      }
      endAdornment={
        text && (
          <InputAdornment position="end">
            <IconButton aria-label={clearLabel} onClick={clear} edge="end">
              <CloseOutlined fontSize="small" />
            </IconButton>
          </InputAdornment>
        )
      }
      sx={{ '& input::-webkit-search-cancel-button': { display: 'none' }, '& input': { py: 2.5 } }}
    />
  );
}
