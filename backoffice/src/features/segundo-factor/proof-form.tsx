import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { segundoFactorProofBody } from 'api-client/backoffice-forms';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { FormActions } from 'ui-kit/forms/form-actions';
import { PasswordField } from 'ui-kit/forms/password-field';
import { TextField } from 'ui-kit/forms/text-field';

export interface ProofFormProps<Saved> {
  /** Explains the effect. */
  text: string;
  submitLabel: string;
  save: (proof: { password: string; codigo: string }) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  onCancel: () => void;
}

/** Asks for password and code, so that an open session alone is not enough. */
export function ProofForm<Saved>({ text, submitLabel, save, onSaved, onCancel }: ProofFormProps<Saved>) {
  const form = useForm({
    initialValues: { password: '', codigo: '' },
    schema: segundoFactorProofBody,
    save,
    onSaved,
  });
  return (
    <>
      <Typography sx={{ mb: 5 }}>{text}</Typography>
      <FormFrame form={form} leavesFreely>
        <PasswordField name="password" label="Contraseña" autoComplete="current-password" autoFocus />
        <TextField
          name="codigo"
          label="Código de verificación"
          help="De tu aplicación, o uno de recuperación."
          autoComplete="one-time-code"
        />
        <FormActions submitLabel={submitLabel} busyLabel="Un momento…">
          <Button variant="text" color="inherit" onClick={onCancel}>
            Cancelar
          </Button>
        </FormActions>
      </FormFrame>
    </>
  );
}
