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
  /** 'search' unless the field has a role of its own, which only plain text may have. */
  type?: 'search' | 'text';
  label: string;
  placeholder: string;
  clearLabel: string;
  /** Why it can't be searched. */
  error: string | false;
  /** Without a ground of its own. */
  quiet?: boolean;
  /** Takes the keyboard, from what else asks for it too: a dialog's buttons. */
  autoFocus?: boolean;
  /** ARIA of what belongs to the field. */
  inputProps?: InputHTMLAttributes<HTMLInputElement> | undefined;
}

/** How every search of the kit looks: magnifying glass, text, and a button that empties it. */
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
  // What somebody typed into the server's page before it was React's.
  useLayoutEffect(() => takeOver(), []);
  const empty = () => {
    onClear();
    // The button goes with the text; the keyboard stays.
    input.current?.focus();
  };
  return (
    <Root>
      {/* Beside the text too, a press is meant for it. */}
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
