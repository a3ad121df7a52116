import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { type SegundoFactor, segundoFactorEnd, segundoFactorRenewCodigos } from 'api-client/backoffice';
import { useState } from 'react';
import { fullDate } from 'ui-kit/dates';
import { useToasts } from 'ui-kit/use-toasts';
import { queriesOf } from '../../shared/queries.ts';
import { ProofForm } from './proof-form.tsx';

const left = (codigos: number): string =>
  codigos === 1 ? 'Te queda 1 código de recuperación.' : `Te quedan ${codigos} códigos de recuperación.`;

export interface TurnedOnProps extends SegundoFactor {
  onCodigos: (codigos: readonly string[]) => void;
}

/** Shows the start date; turning off and new codes require password and code. */
export function TurnedOn({ activado_en, codigos, onCodigos }: TurnedOnProps) {
  const [asked, ask] = useState<'end' | 'renew'>();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const changed = () => void queryClient.invalidateQueries(queriesOf('segundoFactor'));
  const cancel = () => ask(undefined);
  return (
    <>
      <Typography sx={{ mb: 5 }}>
        Activada{activado_en && ` el ${fullDate(activado_en)}`}. {left(codigos)}
      </Typography>
      {!asked && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <Button variant="outlined" size="large" onClick={() => ask('renew')}>
            Pedir códigos nuevos
          </Button>
          <Button variant="outlined" color="error" size="large" onClick={() => ask('end')}>
            Desactivar
          </Button>
        </Box>
      )}
      {asked === 'renew' && (
        <ProofForm
          key="renew"
          text="Los códigos de recuperación que tenías dejarán de servir."
          submitLabel="Pedir códigos nuevos"
          save={async (body) => (await segundoFactorRenewCodigos({ body })).data.codigos}
          onSaved={(fresh) => {
            changed();
            onCodigos(fresh);
          }}
          onCancel={cancel}
        />
      )}
      {asked === 'end' && (
        <ProofForm
          key="end"
          text="Desde entonces entrarás con tu contraseña sola."
          submitLabel="Desactivar"
          save={async (body) => (await segundoFactorEnd({ body })).data.mensaje}
          onSaved={(told) => {
            toasts.success(told);
            changed();
          }}
          onCancel={cancel}
        />
      )}
    </>
  );
}
