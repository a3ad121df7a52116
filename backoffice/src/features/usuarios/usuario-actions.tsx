import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined';
import PersonRemoveOutlined from '@mui/icons-material/PersonRemoveOutlined';
import type { Usuario } from 'api-client/backoffice';
import { RowAction, type RowActionProps, RowActions, RowActionsGrid } from '../../shared/row-action.tsx';
import { isAdmin, useSession } from '../../shared/session/access.ts';
import { usePermisos } from '../../shared/session/permisos.ts';
import type { RowRoom } from '../../shared/use-row-room.ts';
import { ACTIONS, type ActionName } from './actions.ts';
import { useIsOwn } from './use-is-own.ts';
import { nombreOf, staffRol } from './usuario-texts.ts';

export interface UsuarioActionsProps {
  usuario: Usuario;
  room: RowRoom;
  /** Opens the card; undefined on the account's page. */
  onInfo?: (usuario: Usuario) => void;
  onAction: (name: ActionName, usuario: Usuario) => void;
}

const ICONS = {
  alta: PersonAddOutlined,
  baja: PersonOffOutlined,
  reject: PersonRemoveOutlined,
  makeEmpleado: BadgeOutlined,
};

/** Details, alta or baja, rejection, and for admins the employee role; most used first. */
export function UsuarioActions({ usuario, room, onInfo, onAction }: UsuarioActionsProps) {
  const session = useSession();
  const { may } = usePermisos();
  const own = useIsOwn()(usuario);
  const nombre = nombreOf(usuario);
  /** Cards show icons: labels would take three more lines. */
  const onCard = room.cards && onInfo !== undefined;

  const action = (name: keyof typeof ICONS, more?: Partial<RowActionProps>) => {
    const Icon = ICONS[name];
    return (
      <RowAction
        key={name}
        label={ACTIONS[name].label}
        context={nombre}
        icon={<Icon />}
        onClick={() => onAction(name, usuario)}
        {...more}
      />
    );
  };

  const main = usuario.esta_activo
    ? action('baja', {
        refusal: own && 'No puedes desactivar tu propia cuenta.',
        // Rarely used, so not prominent.
        variant: 'text',
        iconOnly: room.fewColumns || onCard,
      })
    : action('alta', {
        refusal:
          staffRol(usuario) !== undefined &&
          !isAdmin(session) &&
          'Solo un administrador puede reactivar a alguien del personal.',
        iconOnly: room.fewColumns || onCard,
      });
  // Only some rows have it; first, so that the other buttons align.
  const refuse = !usuario.dado_de_alta && action('reject', { iconOnly: room.iconsOnly || onCard });
  const Actions = onCard ? RowActions : RowActionsGrid;

  return (
    <Actions>
      {onInfo && (
        <RowAction
          label="Ver datos"
          context={nombre}
          icon={<InfoOutlined />}
          iconOnly
          opens
          onClick={() => onInfo(usuario)}
        />
      )}
      {may('usuarios.alta') && (room.cards ? [main, refuse] : [refuse, main])}
      {isAdmin(session) &&
        action('makeEmpleado', {
          refusal: roleRefusal(usuario),
          variant: 'text',
          iconOnly: room.iconsOnly || onCard,
        })}
    </Actions>
  );
}

function roleRefusal(usuario: Usuario): string | false {
  if (usuario.titular_id) return 'Pide por un comercio: no puede ser parte del personal.';
  if (staffRol(usuario)) return 'Ya es parte del personal. El rol se le quita desde sus datos.';
  return !usuario.esta_activo && 'La cuenta tiene que estar activa para hacer esto.';
}
