import { type KeyboardEvent, useCallback, useEffect, useId, useState } from 'react';
import { useBackCloses } from '../../back-closes.ts';
import { useSearchTerm } from '../search-field/search-input.tsx';

interface SuggestionsInput {
  value: string;
  delay: number;
  maxLength: number;
  /** Unique keys of the options while the panel is open. */
  keys: readonly string[];
  onTermChange: (term: string) => void;
  onSubmit: (term: string) => void;
}

/**
 * Keyboard and state of a combobox with a list (ARIA 1.2). The focus stays in the field; `active` is the index of the
 * active option, -1 for none. The choice is stored by key: a later answer never moves it to another option.
 */
export function useSuggestions(input: SuggestionsInput) {
  const { value, delay, maxLength, keys, onTermChange, onSubmit } = input;
  const id = useId();
  const [requestedTerm, setRequestedTerm] = useState(value);
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const { text, tooLong, type, flush, clear } = useSearchTerm({
    value,
    onSearch: (term) => {
      setRequestedTerm(term);
      setChosen(undefined);
      onTermChange(term);
    },
    delay,
    maxLength,
  });
  const term = text.trim();
  const expanded = open && term !== '' && !tooLong;
  const active = expanded && chosen !== undefined ? keys.indexOf(chosen) : -1;
  const optionId = useCallback((index: number) => `${id}-${index}`, [id]);
  const orderId = (index: number) => `${optionId(index)}-pedir`;

  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active, optionId]);

  const close = useCallback(() => {
    setOpen(false);
    setChosen(undefined);
  }, []);
  useBackCloses(expanded, close);
  const show = () => setOpen(true);
  const submit = () => {
    flush();
    close();
    if (term && !tooLong) onSubmit(term);
  };
  const go = (to: number) => {
    show();
    setChosen(keys.at(to % keys.length));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const order =
      active < 0
        ? undefined
        : (document.getElementById(orderId(active))?.querySelector<HTMLElement>('input, button') ??
          undefined);
    const acts: Record<string, (() => void) | undefined> = {
      ArrowDown: () => go(active + 1),
      ArrowUp: () => go(active < 0 ? -1 : active - 1),
      // Without an active option, Home and End move the cursor in the text.
      Home: active < 0 ? undefined : () => go(0),
      End: active < 0 ? undefined : () => go(-1),
      Enter: () => (active < 0 ? submit() : document.getElementById(optionId(active))?.click()),
      Escape: () => (expanded ? close() : clear()),
      // Move to the quantity beside the option, past the clear button.
      Tab: order && !event.shiftKey ? () => order.focus() : undefined,
    };
    const act = event.nativeEvent.isComposing ? undefined : acts[event.key];
    if (!act || (event.key.startsWith('Arrow') && !term)) return;
    event.preventDefault();
    act();
  };

  return {
    id,
    term,
    tooLong,
    /** True while the typed term was not requested yet. */
    waiting: term !== requestedTerm,
    expanded,
    active,
    optionId,
    orderId,
    close,
    submit,
    field: {
      text,
      onType: (next: string) => {
        type(next);
        setChosen(undefined);
        show();
      },
      onClear: clear,
      onKeyDown,
      onClick: show,
    },
  };
}
