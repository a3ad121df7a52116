import { useFormikContext } from 'formik';
import { FormActions } from 'ui-kit/forms/form-actions';

/** Submit button, disabled without changes. */
export function SettleActions({ saved, label }: { saved: boolean; label: string }) {
  const { dirty } = useFormikContext();
  return <FormActions submitLabel={label} busyLabel="Guardando..." disabled={saved || !dirty} />;
}
