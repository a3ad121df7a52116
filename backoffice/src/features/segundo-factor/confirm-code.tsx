import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { type SegundoFactorSecret, segundoFactorConfirm } from 'api-client/backoffice';
import { segundoFactorConfirmBody } from 'api-client/backoffice-forms';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { FormActions } from 'ui-kit/forms/form-actions';
import { TextField } from 'ui-kit/forms/text-field';
import { useToasts } from 'ui-kit/use-toasts';
import { queriesOf } from '../../shared/queries.ts';

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

export interface ConfirmCodeProps {
  secret: SegundoFactorSecret;
  onCodigos: (codigos: readonly string[]) => void;
}

/** The secret as QR code and text, and the field for the first code. */
export function ConfirmCode({ secret: { secreto, uri, qr }, onCodigos }: ConfirmCodeProps) {
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
