import AddShoppingCartOutlined from '@mui/icons-material/AddShoppingCartOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { type Usuario, usuariosGetOptions } from 'api-client/backoffice';
import { Answer } from 'app-core/queries/answer';
import { BackButton } from 'ui-kit/back-button';
import { lateView, useLateView } from 'ui-kit/late-view';
import { LoadingDots } from 'ui-kit/loading-dots';
import { PageTitle } from 'ui-kit/page-title';
import { addCarrito, currentCarrito, setCliente } from '../../shared/carritos/carritos.ts';
import { ButtonLink } from '../../shared/links.tsx';
import { isAdmin, useSession } from '../../shared/session/access.ts';
import { usePermisos } from '../../shared/session/permisos.ts';
import { useTabSubject } from '../../shared/tab-subject.tsx';
import { useHere, useReturnTo } from '../../shared/use-return-to.ts';
import type { ActionName } from './actions.ts';
import { UsuarioActionDialogs, useUsuarioAction } from './usuario-action.tsx';
import { UsuarioActions } from './usuario-actions.tsx';
import { UsuarioFacts } from './usuario-facts.tsx';
import { UsuarioHabituales } from './usuario-habituales.tsx';
import { UsuarioNotas } from './usuario-notas.tsx';
import { UsuarioResumen } from './usuario-resumen.tsx';
import { comercioOf, nombreOf } from './usuario-texts.tsx';

const LAYOUT = { showsCards: false, showsIconsOnly: false, hasFewColumns: false };

/** A separate line on phones; labels may break with larger text. */
const AccountActions = styled('div')(({ theme }) => ({
  display: 'flex',
  minWidth: 0,
  [theme.breakpoints.down('md')]: { flexBasis: '100%', '&& .MuiButton-root': { whiteSpace: 'normal' } },
}));

interface UsuarioPageActionsProps {
  usuario: Usuario;
  onAction: (name: ActionName, usuario: Usuario) => void;
}

/** Starts an order, edits data, and runs the list's actions. */
function UsuarioPageActions({ usuario, onAction }: UsuarioPageActionsProps) {
  const navigate = useNavigate();
  const session = useSession();
  const { may } = usePermisos();
  const here = useHere();
  const { usuario_id, dado_de_alta, esta_activo, roles } = usuario;

  function order() {
    addCarrito();
    setCliente(currentCarrito().carrito_id, usuario_id);
    void navigate({ to: '/pedido-nuevo' });
  }

  return (
    <>
      {may('pedidos.createAdmin') && (esta_activo || !dado_de_alta) && (
        <Button
          variant="contained"
          startIcon={<AddShoppingCartOutlined />}
          // A long name without spaces exceeds a phone's width.
          sx={{ overflowWrap: 'anywhere' }}
          onClick={order}
        >
          {`Pedido para ${nombreOf(usuario)}`}
        </Button>
      )}
      {may('usuarios.update') && (isAdmin(session) || !roles.includes('admin')) && (
        <ButtonLink
          to="/editar-usuario/$usuario_id"
          params={{ usuario_id }}
          state={here}
          variant="outlined"
          startIcon={<EditOutlined />}
        >
          Editar datos
        </ButtonLink>
      )}
      <AccountActions>
        <UsuarioActions usuario={usuario} layout={LAYOUT} onAction={onAction} />
      </AccountActions>
    </>
  );
}

/** Lazy: the account balance is below the orders. */
const cuenta = lateView(
  async () => (await import('../../shared/cuenta-corriente/cuenta-section.tsx')).CuentaSection,
);

const route = getRouteApi('/_staff/usuario/$usuario_id');

/** Two columns of similar height. In `em`: larger text stacks them. */
const inlineRow = {
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
            <Box sx={inlineRow}>
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
