import { useHydrated } from '@tanstack/react-router';
import { useFormikContext } from 'formik';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface EarlyInputProps {
  /** The form's submit button. */
  children: ReactNode;
  /** How a field makes its value of what was typed, where that is not the same. */
  parse?: Record<string, (text: string) => string>;
}

/**
 * A form from the server can be filled in, by hand or by a password manager, before its code has arrived. What
 * stands in it by then is taken over, and the button answers only from then on. Around the submit button.
 */
export function EarlyInput({ children, parse = {} }: EarlyInputProps) {
  const { values, setValues } = useFormikContext<Record<string, string>>();
  const hydrated = useHydrated();
  const here = useRef<HTMLDivElement>(null);
  const first = useRef({ values, setValues, parse });

  useLayoutEffect(() => {
    const { values: empty, setValues: fill, parse: parsers } = first.current;
    const form = here.current?.closest('form');
    const typed = Object.keys(empty).flatMap((name) => {
      const field = form?.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement) || field.value === '') return [];
      return [[name, parsers[name]?.(field.value) ?? field.value]];
    });
    if (typed.length > 0) void fill({ ...empty, ...Object.fromEntries(typed) }, false);
  }, []);

  return (
    <div ref={here} inert={!hydrated}>
      {children}
    </div>
  );
}
