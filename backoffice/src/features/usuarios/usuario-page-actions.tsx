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
        <UsuarioActions usuario={usuario} room={ROOM} onAction={onAction} />
      </AccountActions>
    </>
  );
}
