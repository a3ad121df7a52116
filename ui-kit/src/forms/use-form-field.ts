import { useField, useFormikContext } from 'formik';
import { useId } from 'react';

/** A Formik field with the ids that tie its help and its error to it. The error waits for blur or submit. */
export function useFormField<T>(name: string) {
  const [field, meta, helpers] = useField<T>(name);
  const { isSubmitting } = useFormikContext();
  const id = useId();
  const error = meta.touched || meta.initialError === meta.error ? meta.error : undefined;
  return { field, helpers, error: error || undefined, id, helpId: `${id}-ayuda`, isSubmitting };
}
