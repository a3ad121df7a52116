import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import {
  type SegundoFactor,
  segundoFactorEnd,
  segundoFactorGetOptions,
  segundoFactorRenewCodigos,
} from 'api-client/backoffice';
import { segundoFactorProofBody } from 'api-client/backoffice-forms';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { useState } from 'react';
import { fullDate } from 'ui-kit/dates';
import { FormActions } from 'ui-kit/forms/form-actions';
import { PasswordField } from 'ui-kit/forms/password-field';
import { TextField } from 'ui-kit/forms/text-field';
import { useToasts } from 'ui-kit/use-toasts';
import { FormScreen } from '../../shared/form-screen.tsx';
import { queriesOf } from '../../shared/queries.ts';
import { endEnrolment, useMustEnrol } from '../../shared/session/enrolment.ts';
import { safeReturnTo } from '../../shared/use-return-to.ts';
import { EnableFactor, RecoveryCodes } from './enable-factor.tsx';
import { LeaveAccount } from './leave-account.tsx';

const route = getRouteApi('/_staff/segundo-factor');

/** The user's own second factor: on, off, and recovery codes. */
export function SegundoFactorPage() {
  const state = useQuery(segundoFactorGetOptions());
  // Shown only once, so keep them through refetches until confirmed.
  const [codigos, setCodigos] = useState<readonly string[]>();
  const { returnTo } = route.useSearch();
  const navigate = route.useNavigate();
  const led = useMustEnrol();
  const turnedOn = (told: readonly string[]) => {
    setCodigos(told);
    endEnrolment();
  };
  const goOn = () => {
    setCodigos(undefined);
    const href = safeReturnTo(returnTo);
    if (href) void navigate({ href, replace: true });
  };
  return (
    // A demanded set-up has no way back: every page redirects here.
    <FormScreen title="Verificación en dos pasos" list={led ? undefined : '/panel-principal'} needs={[state]}>
      {led && (
        <Alert severity="info" sx={{ mb: 6 }}>
          La tienda pide la verificación en dos pasos a todo el personal. Actívala para seguir: después
          volverás adonde ibas.
        </Alert>
      )}
      {codigos && <RecoveryCodes codigos={codigos} onStored={goOn} />}
      {!codigos && state.data?.activado_en && <TurnedOn {...state.data} onCodigos={setCodigos} />}
      {!codigos && state.data?.activado_en === null && <EnableFactor onCodigos={turnedOn} />}
      {led && <LeaveAccount />}
    </FormScreen>
  );
}

const codigosText = (codigos: number): string =>
  codigos === 1 ? 'Te queda 1 código de recuperación.' : `Te quedan ${codigos} códigos de recuperación.`;

interface TurnedOnProps extends SegundoFactor {
  onCodigos: (codigos: readonly string[]) => void;
}

/** Shows the start date; turning off and new codes require password and code. */
function TurnedOn({ activado_en, codigos, onCodigos }: TurnedOnProps) {
  const [asked, ask] = useState<'end' | 'renew'>();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const changed = () => void queryClient.invalidateQueries(queriesOf('segundoFactor'));
  const cancel = () => ask(undefined);
  return (
    <>
      <Typography sx={{ mb: 5 }}>
        Activada{activado_en && ` el ${fullDate(activado_en)}`}. {codigosText(codigos)}
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

interface ProofFormProps<Saved> {
  /** Explains the effect. */
  text: string;
  submitLabel: string;
  save: (proof: { password: string; codigo: string }) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  onCancel: () => void;
}

/** Asks for password and code, so that an open session alone is not enough. */
function ProofForm<Saved>({ text, submitLabel, save, onSaved, onCancel }: ProofFormProps<Saved>) {
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
