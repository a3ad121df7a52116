import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { usuariosGetOptions } from 'api-client/backoffice';
import { Answer } from 'app-core/queries/answer';
import { BackButton } from 'ui-kit/back-button';
import { lateView, useLateView } from 'ui-kit/late-view';
import { LoadingDots } from 'ui-kit/loading-dots';
import { PageTitle } from 'ui-kit/page-title';
import { usePermisos } from '../../shared/session/permisos.ts';
import { useTabSubject } from '../../shared/tab-subject.tsx';
import { useReturnTo } from '../../shared/use-return-to.ts';
import { useUsuarioAction } from './use-usuario-action.ts';
import { UsuarioActionDialogs } from './usuario-action-dialogs.tsx';
import { UsuarioFacts } from './usuario-facts.tsx';
import { UsuarioHabituales } from './usuario-habituales.tsx';
import { UsuarioNotas } from './usuario-notas.tsx';
import { UsuarioPageActions } from './usuario-page-actions.tsx';
import { UsuarioResumen } from './usuario-resumen.tsx';
import { comercioOf, nombreOf } from './usuario-texts.ts';

/** Lazy: the account balance is below the orders. */
const cuenta = lateView(
  async () => (await import('../../shared/cuenta-corriente/cuenta-section.tsx')).CuentaSection,
);

const route = getRouteApi('/_staff/usuario/$usuario_id');

/** Two columns of similar height. In `em`: larger text stacks them. */
const beside = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'start',
  '& > *': { flex: '999 1 38em', minWidth: 0 },
  // A usual e-mail address fits on one line.
  '& > :first-of-type': { flex: '1 1 24em' },
};

/** An account's page: data, orders, and notes. */
export function UsuarioPage() {
  const { usuario_id: id } = route.useParams();
  const { href } = useReturnTo('/panel-usuarios');
  const query = useQuery(usuariosGetOptions({ path: { id } }));
  const action = useUsuarioAction();
  const usuario = query.data;
  useTabSubject(usuario && `${nombreOf(usuario)} · ${comercioOf(usuario)}`);
  const { may } = usePermisos();
  const Cuenta = useLateView(cuenta, usuario !== undefined && may('cuentaCorriente.get'));
  return (
    <>
      <PageTitle
        before={<BackButton href={href} />}
        lead={usuario && comercioOf(usuario)}
        actions={usuario && <UsuarioPageActions usuario={usuario} onAction={action.ask} />}
      >
        {usuario ? nombreOf(usuario) : 'Cliente'}
      </PageTitle>
      <Answer query={query} failed="No se han encontrado un usuario." loading={<LoadingDots />}>
        {(data) => (
          <Box sx={{ display: 'grid', gap: 8, '& > *': { minWidth: 0 } }}>
            <Box sx={beside}>
              <Box sx={{ display: 'grid', gap: 8 }}>
                <UsuarioFacts usuario={data} onAction={action.ask} />
                <UsuarioNotas id={id} />
              </Box>
              {/* A person's orders belong to the shop's owner. */}
              {!data.titular_id && may('usuarios.resumen') && <UsuarioResumen usuario={data} />}
            </Box>
            {!data.titular_id && Cuenta && <Cuenta id={id} />}
            {!data.titular_id && may('usuarios.productosHabituales') && <UsuarioHabituales id={id} />}
          </Box>
        )}
      </Answer>
      <UsuarioActionDialogs action={action} />
    </>
  );
}
