import { useFormikContext } from 'formik';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { answerEarlySubmit } from '../early-page.ts';

interface EarlyInputProps {
  /** The form's submit button. */
  children: ReactNode;
  /** Parsers by field name, for fields whose value differs from the typed text. */
  parse?: Record<string, (text: string) => string>;
}

/**
 * Users and password managers can fill a form before hydration. Takes over those values, and submits the form if the
 * user did so meanwhile. Wraps the submit button. The values are validated: the server's page can hold errors that they mend.
 */
export function EarlyInput({ children, parse = {} }: EarlyInputProps) {
  const { values, setValues } = useFormikContext<Record<string, string>>();
  const here = useRef<HTMLDivElement>(null);
  const first = useRef({ values, setValues, parse });

  useLayoutEffect(() => {
    const { values: empty, setValues: fill, parse: parsers } = first.current;
    const form = here.current?.closest('form');
    const typed = Object.keys(empty).flatMap((name) => {
      const field = form?.elements.namedItem(name);
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
      if (!isField || field.value === '') return [];
      return [[name, parsers[name]?.(field.value) ?? field.value]];
    });
    const filled = typed.length > 0 && fill({ ...empty, ...Object.fromEntries(typed) });
    if (form) void Promise.resolve(filled).then(() => answerEarlySubmit(form));
  }, []);

  return <div ref={here}>{children}</div>;
}
