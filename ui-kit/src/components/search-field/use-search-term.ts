import { useEffect, useRef, useState } from 'react';

export interface SearchTermInput {
  value: string;
  onSearch: (term: string) => void;
  /** Milliseconds. */
  delay: number;
  maxLength: number;
}

/** What is typed, and the pause before it counts. What is too long is not searched, nor cut. */
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

  // A term from outside (back button, another link) wins, but not over what is being typed.
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
