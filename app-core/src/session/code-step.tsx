import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormActions } from 'ui-kit/forms/form-actions';
import { TextField } from 'ui-kit/forms/text-field';

export interface CodeStepProps {
  /** Returns to e-mail and password. */
  onBack: () => void;
}

/** Second login step: a code of the authenticator app, or a recovery code. */
export function CodeStep({ onBack }: CodeStepProps) {
  const [recovery, setRecovery] = useState(false);
  return (
    <>
      {recovery ? (
        <TextField
          key="recovery"
          name="codigo"
          label="Código de recuperación"
          help="Uno de los que guardaste al activar la verificación en dos pasos."
          autoComplete="off"
          autoFocus
        />
      ) : (
        <TextField
          key="code"
          name="codigo"
          label="Código de verificación"
          help="Los 6 números que muestra tu aplicación de verificación."
          autoComplete="one-time-code"
          inputMode="numeric"
          autoFocus
        />
      )}
      <FormActions submitLabel="Continuar" busyLabel="Un momento…" fullWidth />
      <Button variant="text" onClick={() => setRecovery(!recovery)}>
        {recovery ? 'Usar mi aplicación de verificación' : 'Usar un código de recuperación'}
      </Button>
      <Button variant="text" color="inherit" onClick={onBack}>
        Volver
      </Button>
    </>
  );
}
