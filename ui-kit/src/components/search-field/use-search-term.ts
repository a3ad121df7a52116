import { useEffect, useRef, useState } from 'react';

export interface SearchTermInput {
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
