import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
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
import { lateView, useLateView } from 'ui-kit/late-view';
import { AccountPage } from '../../shared/account-page.tsx';
import { failureText } from '../../shared/failure-text.ts';
import { Room } from '../../shared/room.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { OwnData } from './own-data.tsx';
import { OwnDomicilios } from './own-domicilios.tsx';
import { WithoutSignal } from './without-signal.tsx';

const wantedMails = lateView(async () => (await import('./wanted-mails.tsx')).WantedMails, 'when-wanted');

const ownPersonas = lateView(async () => (await import('./own-personas.tsx')).OwnPersonas, 'when-wanted');

const correo = callOptions<CorreoDeCuenta>(cuentaCorreoOptions());
const list = callOptions<Sesiones>(sesionesListOptions());
const change: OwnEmailProps['change'] = {
  schema: cambioDeCorreoBody,
  request: (body) => cambioDeCorreoRequest({ body }),
  resend: () => cambioDeCorreoResend(),
  cancel: () => cambioDeCorreoCancel(),
};

/**
 * What belongs to the shop, this device and one's data, and what opens the account: in three columns, in two with the first
 * two under each other, or all in one.
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

/** E-mail and password of one's account, and where it is open, which is as long as it is: nothing stands below. */
export function SecurityPage() {
  const queryClient = useQueryClient();
  /** With the other sessions ends another e-mail that is wanted. */
  const refresh = () => {
    for (const { queryKey } of [correo, list]) void queryClient.invalidateQueries({ queryKey });
  };
  const { authenticated, isStaff } = useSession();
  const Mails = useLateView(wantedMails, authenticated && !isStaff);
  const Personas = useLateView(ownPersonas, authenticated && !isStaff);
  return (
    <AccountPage wide title="Ajustes de tu cuenta">
      {authenticated && (
        <Room>
          <Columns>
            <Stack spacing={10}>
              <OwnDomicilios />
              {!isStaff && (
                <Box sx={{ minHeight: ({ spacing }) => spacing(44) }}>{Personas && <Personas />}</Box>
              )}
              {!isStaff && <Box sx={{ minHeight: ({ spacing }) => spacing(44) }}>{Mails && <Mails />}</Box>}
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
      )}
    </AccountPage>
  );
}
