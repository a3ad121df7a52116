import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import {
  authChangePassword,
  type Sesiones,
  sesionesEnd,
  sesionesEndOthers,
  sesionesListOptions,
} from 'api-client/storefront';
import { changePasswordBody } from 'api-client/storefront-forms';
import { ChangePassword } from 'app-core/account/change-password';
import { OwnSessions } from 'app-core/account/own-sessions';
import { callOptions } from 'app-core/queries/call-options';
import { AccountPage } from '../../shared/account-page.tsx';
import { failureText } from '../../shared/failure-text.ts';
import { useSession } from '../../shared/session/use-session.ts';

const list = callOptions<Sesiones>(sesionesListOptions());

/** The password of one's account, and where it is open, which is as long as it is: nothing stands below. */
export function SecurityPage() {
  const queryClient = useQueryClient();
  const { authenticated } = useSession();
  return (
    <AccountPage title="Contraseña y sesiones">
      {authenticated && (
        <Stack spacing={10}>
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
