import CloseOutlined from '@mui/icons-material/CloseOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { type InputHTMLAttributes, type KeyboardEvent, useId, useRef } from 'react';

export interface SearchInputProps {
  text: string;
  onType: (text: string) => void;
  onClear: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClick?: () => void;
  /** 'search' unless the field has a role of its own, which only plain text may have. */
  type?: 'search' | 'text';
  label: string;
  placeholder: string;
  clearLabel: string;
  /** Why it can't be searched. */
  error: string | false;
  /** ARIA of what belongs to the field. */
  inputProps?: InputHTMLAttributes<HTMLInputElement> | undefined;
}

const Root = styled(OutlinedInput, { name: 'TiendaSearchField', slot: 'Root' })({
  '& input': { paddingBlock: 10, '&::-webkit-search-cancel-button': { display: 'none' } },
});

/** How every search of the kit looks: magnifying glass, text, and a button that empties it. */
export function SearchInput(props: SearchInputProps) {
  const { text, onType, onClear, onKeyDown, onClick, type = 'search', label, clearLabel, error } = props;
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  const empty = () => {
    onClear();
    // The button goes with the text; the keyboard stays.
    input.current?.focus();
  };
  return (
    <FormControl fullWidth error={error !== false}>
      <Root
        inputRef={input}
        fullWidth
        type={type}
        value={text}
        placeholder={props.placeholder}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        {...(onClick && { onClick })}
        slotProps={{
          input: {
            'aria-label': label,
            'aria-describedby': error ? errorId : undefined,
            enterKeyHint: 'search',
            autoComplete: 'off',
            ...props.inputProps,
          },
        }}
        startAdornment={
          <InputAdornment position="start">
            <SearchOutlined aria-hidden />
          </InputAdornment>
        }
        endAdornment={
          text && (
            <InputAdornment position="end">
              <IconButton aria-label={clearLabel} onClick={empty} edge="end">
                <CloseOutlined fontSize="small" />
              </IconButton>
            </InputAdornment>
          )
        }
      />
      {error && (
        <FormHelperText id={errorId} role="alert">
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
}
