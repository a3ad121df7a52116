import { type FieldInputProps, useField, useFormikContext } from 'formik';
import { useId } from 'react';
import { useAfterPress } from './use-after-press.ts';

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
