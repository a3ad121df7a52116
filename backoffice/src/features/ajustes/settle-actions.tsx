import { useFormikContext } from 'formik';
import { FormActions } from 'ui-kit/forms/form-actions';

/** Nothing to save is nothing to press. */
export function SettleActions({ saved, label }: { saved: boolean; label: string }) {
  const { dirty } = useFormikContext();
  return <FormActions submitLabel={label} busyLabel="Guardando..." disabled={saved || !dirty} />;
}
