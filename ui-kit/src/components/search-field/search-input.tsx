import CloseOutlined from '@mui/icons-material/CloseOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import IconButton from '@mui/material/IconButton';
import {
  type InputHTMLAttributes,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { Complaint, Frame, Input, Root } from './search-input-parts.ts';

export interface SearchInputProps {
  text: string;
  onType: (text: string) => void;
  onClear: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClick?: () => void;
  /** 'search'; use 'text' if the field has its own role, which only plain text may have. */
  type?: 'search' | 'text';
  label: string;
  placeholder: string;
  clearLabel: string;
  /** Reason why the term cannot be searched. */
  error: string | false;
  /** Whether the field has no background. */
  quiet?: boolean;
  /** Takes the focus, even from a dialog's buttons. */
  autoFocus?: boolean;
  /** ARIA attributes for an element that belongs to the field. */
  inputProps?: InputHTMLAttributes<HTMLInputElement> | undefined;
}

/** Base of all searches: magnifying glass, text and a clear button. */
export function SearchInput(props: SearchInputProps) {
  const { text, onType, onClear, onKeyDown, onClick, type = 'search', label, clearLabel, error } = props;
  const { autoFocus = false, quiet = false } = props;
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);
  const takeOver = useEffectEvent(() => {
    const typed = input.current?.value ?? text;
    if (typed !== text) onType(typed);
  });
  // Read the text that the user typed before hydration.
  useLayoutEffect(() => takeOver(), []);
  const empty = () => {
    onClear();
    // The clear button disappears: keep the focus in the field.
    input.current?.focus();
  };
  return (
    <Root>
      {/* A click beside the text focuses the field too. */}
      <Frame
        data-invalid={error !== false}
        data-quiet={quiet || undefined}
        onClick={() => input.current?.focus()}
      >
        <SearchOutlined aria-hidden />
        <Input
          ref={input}
          type={type}
          value={text}
          placeholder={props.placeholder}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={onKeyDown}
          onClick={onClick}
          aria-label={label}
          aria-invalid={error !== false}
          aria-describedby={error ? errorId : undefined}
          enterKeyHint="search"
          autoComplete="off"
          {...props.inputProps}
        />
        {text && (
          <IconButton aria-label={clearLabel} onClick={empty} edge="end">
            <CloseOutlined fontSize="small" />
          </IconButton>
        )}
      </Frame>
      {error && (
        <Complaint id={errorId} role="alert">
          {error}
        </Complaint>
      )}
    </Root>
  );
}
