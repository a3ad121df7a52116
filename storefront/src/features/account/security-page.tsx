import Stack from '@mui/material/Stack';
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
import { AccountPage } from '../../shared/account-page.tsx';
import { failureText } from '../../shared/failure-text.ts';
import { useSession } from '../../shared/session/use-session.ts';

const correo = callOptions<CorreoDeCuenta>(cuentaCorreoOptions());
const list = callOptions<Sesiones>(sesionesListOptions());
const change: OwnEmailProps['change'] = {
  schema: cambioDeCorreoBody,
  request: (body) => cambioDeCorreoRequest({ body }),
  resend: () => cambioDeCorreoResend(),
  cancel: () => cambioDeCorreoCancel(),
};

/** E-mail and password of one's account, and where it is open, which is as long as it is: nothing stands below. */
export function SecurityPage() {
  const queryClient = useQueryClient();
  /** With the other sessions ends another e-mail that is wanted. */
  const refresh = () => {
    for (const { queryKey } of [correo, list]) void queryClient.invalidateQueries({ queryKey });
  };
  const { authenticated } = useSession();
  return (
    <AccountPage title="Correo, contraseña y sesiones">
      {authenticated && (
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
      )}
    </AccountPage>
  );
}
