import { type FieldInputProps, useField, useFormikContext } from 'formik';
import { useId } from 'react';
import { useAfterPress } from './use-after-press.ts';

/**
 * A Formik field with the ids that tie its help and its error to it. The error waits for blur or submit.
 * `validate` is the field's own rule; where the form's schema also complains, the schema's words win.
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
