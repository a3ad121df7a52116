import CloseOutlined from '@mui/icons-material/CloseOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import {
  type InputHTMLAttributes,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { hiddenInPrint } from '../../theme/print-styles.ts';
import { shape, touchTarget } from '../../theme/tokens.ts';

const name = 'TiendaSearchField';

const Root = styled('div', { name, slot: 'Root' })({
  position: 'relative',
  width: '100%',
  minWidth: 0,
  ...hiddenInPrint,
});

/** Small copy of Material's outlined field. The search is in every page's header; Material's field would add 8 kB. */
const Frame = styled('div', { name, slot: 'Frame' })(({ theme }) => ({
  ...theme.typography.body1,
  lineHeight: '1.4375em',
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: touchTarget,
  paddingInline: 14,
  borderRadius: shape.control,
  color: theme.tokens.palette.text.primary,
  backgroundColor: theme.tokens.palette.background.paper,
  cursor: 'text',
  '&[data-quiet]': { backgroundColor: 'transparent' },
  '& > svg': { color: theme.tokens.palette.action.active, marginInlineEnd: 8 },
  '& > button': { color: theme.tokens.palette.action.active, marginInlineStart: 8 },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: `1px solid ${theme.tokens.palette.border.control}`,
    borderRadius: 'inherit',
    pointerEvents: 'none',
  },
  '@media (hover: hover)': { '&:hover::after': { borderColor: theme.tokens.palette.text.primary } },
  '&:focus-within::after': { border: `2px solid ${theme.tokens.palette.primary.main}` },
  '&[data-invalid=true]::after': { borderColor: theme.tokens.palette.error.main },
}));

const Input = styled('input', { name, slot: 'Input' })(({ theme }) => ({
  display: 'block',
  flex: 1,
  // Use percent: otherwise the field is at least twenty letters wide.
  width: '100%',
  minWidth: 0,
  height: '1.4375em',
  margin: 0,
  // With its line as high as a touch target, also if only the input counts.
  padding: '10.5px 0',
  boxSizing: 'content-box',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  appearance: 'none',
  WebkitTapHighlightColor: 'transparent',
  '&:focus': { outline: 0 },
  '&::placeholder': { opacity: 1, color: theme.tokens.palette.text.secondary },
  '&::-webkit-search-decoration, &::-webkit-search-cancel-button': { display: 'none' },
}));

const Complaint = styled('p', { name, slot: 'Complaint' })(({ theme }) => ({
  ...theme.typography.caption,
  fontSize: '0.875rem',
  lineHeight: 1.4,
  margin: '6px 0 0',
  color: theme.tokens.palette.error.main,
  overflowWrap: 'anywhere',
}));

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

interface SearchTermInput {
  value: string;
  onSearch: (term: string) => void;
  /** Pause in milliseconds. */
  delay: number;
  maxLength: number;
}

/** State of the typed term and its pause. A term that is too long is neither searched nor cut. */
export function useSearchTerm({ value, onSearch, delay, maxLength }: SearchTermInput) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [typing, setTyping] = useState(false);
  const sent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const report = useRef(onSearch);

  useEffect(() => {
    report.current = onSearch;
  }, [onSearch]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    sent.current = value;
  }, [value]);

  // An external term (back button, another link) wins, unless the user is typing.
  if (value !== seen) {
    setSeen(value);
    if (value !== text.trim() && !typing) setText(value);
  }

  const isTooLong = (term: string) => term.trim().length > maxLength;
  const send = (term: string) => {
    clearTimeout(timer.current);
    setTyping(false);
    if (term.trim() === sent.current || isTooLong(term)) return;
    sent.current = term.trim();
    report.current(term.trim());
  };
  const type = (next: string) => {
    setText(next);
    setTyping(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(next), delay);
  };
  const clear = () => {
    setText('');
    send('');
  };
  return { text, tooLong: isTooLong(text), type, flush: () => send(text), clear };
}
