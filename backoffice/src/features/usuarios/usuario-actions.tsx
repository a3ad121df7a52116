import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined';
import type { Usuario } from 'api-client/backoffice';
import { RowAction, type RowActionProps, RowActions } from '../../shared/row-action.tsx';
import { isAdmin, useSession } from '../../shared/session/access.ts';
import { userIdOf } from '../../shared/session/token.ts';
import type { RowRoom } from '../../shared/use-row-room.ts';
import { ACCIONES, type AccionName } from './acciones.ts';
import { isPersonal, nombreDe } from './usuario-texts.ts';

export interface UsuarioActionsProps {
  usuario: Usuario;
  room: RowRoom;
  onInfo: (usuario: Usuario) => void;
  onAction: (name: AccionName, usuario: Usuario) => void;
}

const ICONS = { alta: PersonAddOutlined, baja: PersonOffOutlined, rolEmpleado: BadgeOutlined };

/** Details, alta or baja, and for an admin the employee role. What the server would refuse anyway says why. */
export function UsuarioActions({ usuario, room, onInfo, onAction }: UsuarioActionsProps) {
  const session = useSession();
  const own = session !== null && userIdOf(session.token) === usuario.usuario_id;
  const nombre = nombreDe(usuario);

  const action = (name: AccionName, more?: Partial<RowActionProps>) => {
    const Icon = ICONS[name];
    return (
      <RowAction
        label={ACCIONES[name].label}
        context={nombre}
        icon={<Icon />}
        onClick={() => onAction(name, usuario)}
        {...more}
      />
    );
  };

  return (
    <RowActions>
      {isAdmin(session) &&
        action('rolEmpleado', { refusal: roleRefusal(usuario), variant: 'text', iconOnly: room.iconsOnly })}
      <RowAction
        label="Ver datos"
        context={nombre}
        icon={<InfoOutlined />}
        iconOnly
        onClick={() => onInfo(usuario)}
      />
      {usuario.esta_activo
        ? action('baja', {
            refusal: own && 'No puedes desactivar tu propia cuenta.',
            iconOnly: room.fewColumns,
          })
        : action('alta', { iconOnly: room.fewColumns })}
    </RowActions>
  );
}

function roleRefusal(usuario: Usuario): string | false {
  if (isPersonal(usuario)) return 'Ya es parte del personal.';
  return !usuario.esta_activo && 'La cuenta tiene que estar activa para hacer esto.';
}
