import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  authChangePassword,
  type CorreoDeCuenta,
  cambioDeCorreoCancel,
  cambioDeCorreoRequest,
  cambioDeCorreoResend,
  cuentaCorreoOptions,
  cuentaEnviarEnlace,
  type Sesiones,
  sesionesEnd,
  sesionesEndOthers,
  sesionesListOptions,
} from 'api-client/storefront';
import { cambioDeCorreoBody, changePasswordBody } from 'api-client/storefront-forms';
import { ChangePassword } from 'app-core/account/change-password';
import { OwnEmail, type OwnEmailProps } from 'app-core/account/own-email';
import { OwnSessions } from 'app-core/account/own-sessions';
import { callOptions } from 'app-core/queries/call-options';
import { reportedByScreen } from 'app-core/queries/own-failures';
import { useCallback, useState } from 'react';
import { lateView, useLateView } from 'ui-kit/late-view';
import { LoadingDots } from 'ui-kit/loading-dots';
import { AccountPage } from '../../shared/account-page.tsx';
import { alreadyTried } from '../../shared/already-tried.ts';
import { domicilios } from '../../shared/domicilios.ts';
import { failureText } from '../../shared/failure-text.ts';
import { Room } from '../../shared/room.ts';
import { useSession } from '../../shared/session/session.ts';
import { OwnData } from './own-data.tsx';
import { OwnDomicilios } from './own-domicilios.tsx';
import { ownAccount, personas, wantedMails } from './settings-queries.ts';
import { WithoutSignal } from './without-signal.tsx';

const mails = lateView(async () => (await import('./wanted-mails.tsx')).WantedMails, 'when-wanted');

const people = lateView(async () => (await import('./own-personas.tsx')).OwnPersonas, 'when-wanted');

const correo = callOptions<CorreoDeCuenta>(cuentaCorreoOptions());
const list = callOptions<Sesiones>(sesionesListOptions());
const change: OwnEmailProps['change'] = {
  schema: cambioDeCorreoBody,
  request: (body) => cambioDeCorreoRequest({ body }),
  resend: () => cambioDeCorreoResend(),
  cancel: () => cambioDeCorreoCancel(),
};

/**
 * Groups: the shop, this device with the user's data, and the login. Three columns; in two columns the first two groups
 * share one; else a single column.
 */
const Columns = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: spacing(10),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 45em)': {
    columnGap: spacing(12),
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateRows: 'auto 1fr',
    '& > :last-child': { gridArea: '1 / 2 / span 2' },
  },
  '@container (min-width: 66em)': {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gridTemplateRows: 'auto',
    '& > :last-child': { gridArea: '1 / 3' },
  },
}));

/** Account settings: e-mail, password, sessions and more. The list of sessions is last, because its length is unknown. */
export function SecurityPage() {
  const queryClient = useQueryClient();
  /** Ending the other sessions also cancels a pending e-mail change. */
  const refresh = () => {
    for (const { queryKey } of [correo, list]) void queryClient.invalidateQueries({ queryKey });
  };
  const { authenticated, isStaff } = useSession();
  const isCustomer = authenticated && !isStaff;
  const { Mails, Personas, isWhole } = useWhole(authenticated, isCustomer);
  return (
    <AccountPage wide title="Ajustes de tu cuenta">
      {authenticated && isWhole ? (
        <Room>
          <Columns>
            <Stack spacing={10}>
              <OwnDomicilios />
              {isCustomer && Personas && <Personas />}
              {isCustomer && Mails && <Mails />}
            </Stack>
            <Stack spacing={10}>
              <WithoutSignal />
              <OwnData />
            </Stack>
            <Stack spacing={10}>
              <OwnEmail
                correo={correo}
                sendLink={() => cuentaEnviarEnlace()}
                change={change}
                reason={failureText}
              />
              <ChangePassword
                schema={changePasswordBody}
                save={(body) => authChangePassword({ body })}
                onChanged={refresh}
              />
              <OwnSessions
                list={list}
                end={(id) => sesionesEnd({ path: { id } })}
                endOthers={() => sesionesEndOthers()}
                onEnded={refresh}
                reason={failureText}
              />
            </Stack>
          </Columns>
        </Room>
      ) : (
        <Box sx={{ minHeight: '100svh' }}>
          <LoadingDots label="Cargando los ajustes de tu cuenta" />
        </Box>
      )}
    </AccountPage>
  );
}

/** Returns the lazy parts, and whether all parts have loaded. Parts that appear later would move the content below them. */
function useWhole(authenticated: boolean, isCustomer: boolean) {
  const [missing, setMissing] = useState(0);
  const onMissing = useCallback(() => setMissing((count) => count + 1), []);
  const Mails = useLateView(mails, isCustomer, onMissing);
  const Personas = useLateView(people, isCustomer, onMissing);
  const ofCustomer = { enabled: isCustomer, ...reportedByScreen };
  const asked = [
    useQuery({ ...domicilios, enabled: authenticated }),
    useQuery({ ...correo, enabled: authenticated }),
    useQuery({ ...list, enabled: authenticated }),
  ];
  const own = useQuery({ ...ownAccount(), ...ofCustomer });
  const avisos = useQuery({ ...wantedMails, ...ofCustomer });
  // An invited person may not see who else orders for the shop.
  const isOwner = own.data !== undefined && !own.data.titular_id;
  const others = useQuery({ ...personas, ...ofCustomer, enabled: isCustomer && isOwner });
  const customerQueries = isOwner ? [own, avisos, others] : [own, avisos];
  const views = [Mails, Personas].filter(Boolean).length + missing;
  const isWhole = alreadyTried(...asked) && (!isCustomer || (views >= 2 && alreadyTried(...customerQueries)));
  return { Mails, Personas, isWhole };
}
