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
} from 'api-client/backoffice';
import { changePasswordBody } from 'api-client/backoffice-forms';
import { ChangePassword } from 'app-core/account/change-password';
import { OwnEmail } from 'app-core/account/own-email';
import { OwnSessions } from 'app-core/account/own-sessions';
import { callOptions } from 'app-core/queries/call-options';
import { PageTitle } from 'ui-kit/page-title';
import { FormWidth } from '../../shared/form-width.tsx';

const correo = callOptions<CorreoDeCuenta>(cuentaCorreoOptions());
const list = callOptions<Sesiones>(sesionesListOptions());

/** One's own account: its e-mail and password, and where it is open, which is as long as it is: nothing stands below. */
export function CuentaPage() {
  const queryClient = useQueryClient();
  return (
    <FormWidth>
      <PageTitle>Correo, contraseña y sesiones</PageTitle>
      <Stack spacing={10}>
        <OwnEmail correo={correo} sendLink={() => cuentaEnviarEnlace()} />
        <ChangePassword
          schema={changePasswordBody}
          save={(body) => authChangePassword({ body })}
          onChanged={() => void queryClient.invalidateQueries({ queryKey: list.queryKey })}
        />
        <OwnSessions
          list={list}
          end={(id) => sesionesEnd({ path: { id } })}
          endOthers={() => sesionesEndOthers()}
        />
      </Stack>
    </FormWidth>
  );
}
