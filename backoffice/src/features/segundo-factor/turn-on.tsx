import Typography from '@mui/material/Typography';
import { type SegundoFactorSecret, segundoFactorBegin } from 'api-client/backoffice';
import { segundoFactorBeginBody } from 'api-client/backoffice-forms';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { useState } from 'react';
import { FormActions } from 'ui-kit/forms/form-actions';
import { PasswordField } from 'ui-kit/forms/password-field';
import { ConfirmCode } from './confirm-code.tsx';

export interface TurnOnProps {
  onCodigos: (codigos: readonly string[]) => void;
}

/** Asks for the password, then shows the secret and asks for a first code. */
export function TurnOn({ onCodigos }: TurnOnProps) {
  const [secret, setSecret] = useState<SegundoFactorSecret>();
  const form = useForm({
    initialValues: { password: '' },
    schema: segundoFactorBeginBody,
    save: async (body) => (await segundoFactorBegin({ body })).data,
    onSaved: setSecret,
  });
  if (secret) return <ConfirmCode secret={secret} onCodigos={onCodigos} />;
  return (
    <>
      <Typography sx={{ mb: 5 }}>
        Además de tu contraseña, al entrar te pediremos un código de 6 números que cambia cada medio minuto.
        Lo muestra una aplicación de verificación en tu teléfono. Quien averigüe tu contraseña no podrá entrar
        sin él.
      </Typography>
      <FormFrame form={form} leavesFreely>
        <PasswordField name="password" label="Contraseña" autoComplete="current-password" />
        <FormActions submitLabel="Activar" busyLabel="Un momento…" />
      </FormFrame>
    </>
  );
}
