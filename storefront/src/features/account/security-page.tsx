import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import {
  authChangePassword,
  type CorreoDeCuenta,
  cuentaCorreoOptions,
  cuentaEnviarEnlace,
  type Sesiones,
  sesionesEnd,
  sesionesEndOthers,
  sesionesListOptions,
} from 'api-client/storefront';
import { changePasswordBody } from 'api-client/storefront-forms';
import { ChangePassword } from 'app-core/account/change-password';
import { OwnEmail } from 'app-core/account/own-email';
import { OwnSessions } from 'app-core/account/own-sessions';
import { callOptions } from 'app-core/queries/call-options';
import { AccountPage } from '../../shared/account-page.tsx';
import { failureText } from '../../shared/failure-text.ts';
import { useSession } from '../../shared/session/use-session.ts';

const correo = callOptions<CorreoDeCuenta>(cuentaCorreoOptions());
const list = callOptions<Sesiones>(sesionesListOptions());

/** E-mail and password of one's account, and where it is open, which is as long as it is: nothing stands below. */
export function SecurityPage() {
  const queryClient = useQueryClient();
  const { authenticated } = useSession();
  return (
    <AccountPage title="Correo, contraseña y sesiones">
      {authenticated && (
        <Stack spacing={10}>
          <OwnEmail correo={correo} sendLink={() => cuentaEnviarEnlace()} reason={failureText} />
          <ChangePassword
            schema={changePasswordBody}
            save={(body) => authChangePassword({ body })}
            onChanged={() => void queryClient.invalidateQueries({ queryKey: list.queryKey })}
          />
          <OwnSessions
            list={list}
            end={(id) => sesionesEnd({ path: { id } })}
            endOthers={() => sesionesEndOthers()}
            reason={failureText}
          />
        </Stack>
      )}
    </AccountPage>
  );
}
