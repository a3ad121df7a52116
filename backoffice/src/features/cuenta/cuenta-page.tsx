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
} from 'api-client/backoffice';
import { cambioDeCorreoBody, changePasswordBody } from 'api-client/backoffice-forms';
import { ChangePassword } from 'app-core/account/change-password';
import { OwnEmail, type OwnEmailProps } from 'app-core/account/own-email';
import { OwnSessions } from 'app-core/account/own-sessions';
import { callOptions } from 'app-core/queries/call-options';
import { PageTitle } from 'ui-kit/page-title';
import { FormWidth } from '../../shared/form-width.tsx';

const correo = callOptions<CorreoDeCuenta>(cuentaCorreoOptions());
const list = callOptions<Sesiones>(sesionesListOptions());
const change: OwnEmailProps['change'] = {
  schema: cambioDeCorreoBody,
  request: (body) => cambioDeCorreoRequest({ body }),
  resend: () => cambioDeCorreoResend(),
  cancel: () => cambioDeCorreoCancel(),
};

/** The user's own account: e-mail, password and sessions. The sessions come last, because the list can be long. */
export function CuentaPage() {
  const queryClient = useQueryClient();
  /** Ending the other sessions also cancels a pending e-mail change. */
  const refresh = () => {
    for (const { queryKey } of [correo, list]) void queryClient.invalidateQueries({ queryKey });
  };
  return (
    <FormWidth>
      <PageTitle>Correo, contraseña y sesiones</PageTitle>
      <Stack spacing={10}>
        <OwnEmail correo={correo} sendLink={() => cuentaEnviarEnlace()} change={change} />
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
        />
      </Stack>
    </FormWidth>
  );
}
