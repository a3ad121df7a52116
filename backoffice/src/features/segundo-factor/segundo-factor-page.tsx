import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { segundoFactorGetOptions } from 'api-client/backoffice';
import { useState } from 'react';
import { FormScreen } from '../../shared/form-screen.tsx';
import { safeReturnTo } from '../../shared/return-to.ts';
import { endEnrolment, useMustEnrol } from '../../shared/session/enrolment.ts';
import { LeaveAccount } from './leave-account.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TurnOn } from './turn-on.tsx';
import { TurnedOn } from './turned-on.tsx';

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
      {codigos && <RecoveryCodes codigos={codigos} onKept={goOn} />}
      {!codigos && state.data?.activado_en && <TurnedOn {...state.data} onCodigos={setCodigos} />}
      {!codigos && state.data?.activado_en === null && <TurnOn onCodigos={turnedOn} />}
      {led && <LeaveAccount />}
    </FormScreen>
  );
}
