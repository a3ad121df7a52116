import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { type SegundoFactorSecret, segundoFactorBegin, segundoFactorConfirm } from 'api-client/backoffice';
import { segundoFactorBeginBody, segundoFactorConfirmBody } from 'api-client/backoffice-forms';
import { saveFile } from 'app-core/download/save-file';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { useState } from 'react';
import { FormActions } from 'ui-kit/forms/form-actions';
import { PasswordField } from 'ui-kit/forms/password-field';
import { TextField } from 'ui-kit/forms/text-field';
import { useToasts } from 'ui-kit/use-toasts';
import { queriesOf } from '../../shared/queries.ts';

interface EnableFactorProps {
  onCodigos: (codigos: readonly string[]) => void;
}

/** Asks for the password, then shows the secret and asks for a first code. */
export function EnableFactor({ onCodigos }: EnableFactorProps) {
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

/** Dark on light in both schemes: cameras read nothing else. */
const Picture = styled('svg')(({ theme }) => ({
  display: 'block',
  width: theme.spacing(60),
  maxWidth: '100%',
  marginBlock: theme.spacing(4),
  background: theme.palette.common.white,
  fill: theme.palette.common.black,
  borderRadius: theme.shape.borderRadius,
}));

/** A plain link: the router would treat the authenticator app's URL as a page. */
const Outside = styled('a')(({ theme }) => ({ color: theme.tokens.palette.primary.main }));

interface ConfirmCodeProps {
  secret: SegundoFactorSecret;
  onCodigos: (codigos: readonly string[]) => void;
}

/** The secret as QR code and text, and the field for the first code. */
function ConfirmCode({ secret: { secreto, uri, qr }, onCodigos }: ConfirmCodeProps) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const form = useForm({
    initialValues: { codigo: '' },
    schema: segundoFactorConfirmBody,
    save: async (body) => (await segundoFactorConfirm({ body })).data,
    onSaved: ({ codigos }) => {
      toasts.success('La verificación en dos pasos quedó activada.');
      onCodigos(codigos);
      void queryClient.invalidateQueries(queriesOf('segundoFactor'));
    },
  });
  return (
    <>
      <Typography>
        Escanea este código con tu aplicación de verificación. En este mismo teléfono,{' '}
        <Outside href={uri}>ábrela</Outside> o escribe la clave a mano.
      </Typography>
      <Picture
        viewBox={`0 0 ${qr.lado} ${qr.lado}`}
        role="img"
        aria-label="Código QR para la aplicación de verificación"
        shapeRendering="crispEdges"
      >
        <path d={qr.trazo} />
      </Picture>
      <Typography sx={{ mb: 5 }}>
        Clave:{' '}
        <Box component="span" sx={{ typography: 'subtitle2', overflowWrap: 'anywhere', userSelect: 'all' }}>
          {secreto}
        </Box>
      </Typography>
      <FormFrame form={form} leavesFreely>
        <TextField
          name="codigo"
          label="Código de verificación"
          help="Los 6 números que muestra la aplicación."
          autoComplete="one-time-code"
          inputMode="numeric"
          autoFocus
        />
        <FormActions submitLabel="Confirmar" busyLabel="Un momento…" />
      </FormFrame>
    </>
  );
}

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  // Each code on one line, so that nobody copies half of one.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22ch), 1fr))',
  gap: theme.spacing(2),
  margin: theme.spacing(5, 0),
  padding: theme.spacing(4),
  listStyle: 'none',
  borderRadius: theme.shape.borderRadius,
  background: theme.tokens.palette.action.hover,
  ...theme.typography.subtitle2,
  '& > li': { overflowWrap: 'anywhere', userSelect: 'all' },
}));

interface RecoveryCodesProps {
  codigos: readonly string[];
  onStored: () => void;
}

/** The recovery codes for a lost phone, shown once. */
export function RecoveryCodes({ codigos, onStored }: RecoveryCodesProps) {
  const save = () =>
    saveFile(new Blob([`${codigos.join('\n')}\n`], { type: 'text/plain' }), 'codigos-de-recuperacion.txt');
  return (
    <section aria-labelledby="recovery-codes">
      <Typography id="recovery-codes" variant="h2" component="h2" sx={{ mb: 2 }}>
        Guarda tus códigos de recuperación
      </Typography>
      <Typography>
        Con cada uno entras una vez si no tienes el teléfono a mano. No los volveremos a mostrar: imprímelos o
        guárdalos donde solo tú llegues.
      </Typography>
      <List>
        {codigos.map((codigo) => (
          <li key={codigo}>{codigo}</li>
        ))}
      </List>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button variant="contained" size="large" onClick={onStored}>
          Ya los guardé
        </Button>
        <Button variant="outlined" size="large" onClick={save}>
          Descargar
        </Button>
      </Box>
    </section>
  );
}
