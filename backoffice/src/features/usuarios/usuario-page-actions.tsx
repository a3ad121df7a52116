import AddShoppingCartOutlined from '@mui/icons-material/AddShoppingCartOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNavigate } from '@tanstack/react-router';
import type { Usuario } from 'api-client/backoffice';
import { addCarrito, currentCarrito, setCliente } from '../../shared/carritos/carritos.ts';
import { ButtonLink } from '../../shared/links.tsx';
import { isAdmin, useSession } from '../../shared/session/access.ts';
import { usePermisos } from '../../shared/session/permisos.ts';
import { useHere } from '../../shared/use-return-to.ts';
import type { ActionName } from './actions.ts';
import { UsuarioActions } from './usuario-actions.tsx';
import { nombreOf } from './usuario-texts.ts';

const ROOM = { cards: false, iconsOnly: false, fewColumns: false };

/** On phones a line of their own, whose words may break where larger text has no room for them. */
const AccountActions = styled('div')(({ theme }) => ({
  display: 'flex',
  minWidth: 0,
  [theme.breakpoints.down('md')]: { flexBasis: '100%', '&& .MuiButton-root': { whiteSpace: 'normal' } },
}));

interface UsuarioPageActionsProps {
  usuario: Usuario;
  onAction: (name: ActionName, usuario: Usuario) => void;
}

/** An order for them, their data, and what is done to their account, as in the list. */
export function UsuarioPageActions({ usuario, onAction }: UsuarioPageActionsProps) {
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
          // A name without a space is wider than a phone.
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
        <UsuarioActions usuario={usuario} room={ROOM} onAction={onAction} />
      </AccountActions>
    </>
  );
}
