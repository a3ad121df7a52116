import { type FieldInputProps, useField, useFormikContext } from 'formik';
import { useEffect, useId, useRef } from 'react';

/**
 * Runs an action at once, or after the release if the user is pressing the mouse or a finger. An error message on blur
 * takes room: a button that moves during the press would lose its click.
 */
function useAfterPress(): (act: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<() => void>(undefined);

  useEffect(() => {
    const press = () => {
      pressed.current = true;
    };
    // The click follows the release in the same task.
    const release = () =>
      setTimeout(() => {
        pressed.current = false;
        waiting.current?.();
        waiting.current = undefined;
      });
    // A tap also sends mouse events, after its pointer is up.
    document.addEventListener('mousedown', press, true);
    document.addEventListener('mouseup', release, true);
    document.addEventListener('dragend', release, true);
    return () => {
      document.removeEventListener('mousedown', press, true);
      document.removeEventListener('mouseup', release, true);
      document.removeEventListener('dragend', release, true);
    };
  }, []);

  return (act) => {
    if (pressed.current) waiting.current = act;
    else act();
  };
}

/**
 * Returns a Formik field with the ids of its help and error. The error shows after blur or submit. `validate` is the
 * field's own rule; the form schema's message wins over it.
 */
export function useFormField<T>(name: string, validate?: (value: T) => string | undefined) {
  const [bound, meta, helpers] = useField<T>({ name, ...(validate && { validate }) });
  const { isSubmitting } = useFormikContext();
  const afterPress = useAfterPress();
  const id = useId();
  const error = meta.touched || meta.initialError === meta.error ? meta.error : undefined;
  const field: FieldInputProps<T> = {
    ...bound,
    onBlur: () => afterPress(() => void helpers.setTouched(true)),
  };
  return { field, helpers, error: error || undefined, id, helpId: `${id}-help`, isSubmitting };
}

export type FormField<T> = ReturnType<typeof useFormField<T>>;
