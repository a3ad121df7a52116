import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined';
import PersonRemoveOutlined from '@mui/icons-material/PersonRemoveOutlined';
import Button from '@mui/material/Button';
import { type Usuario, usuariosExportarDatos } from 'api-client/backoffice';
import { useDownload } from 'app-core/download/use-download';
import { RowAction, type RowActionProps, RowActions, RowActionsGrid } from '../../shared/row-action.tsx';
import { isAdmin, useSession, useUsuarioId } from '../../shared/session/access.ts';
import { usePermisos } from '../../shared/session/permisos.ts';
import type { RowLayout } from '../../shared/use-row-layout.ts';
import { ACTIONS, type ActionName } from './actions.ts';
import { nombreOf, staffRol } from './usuario-texts.tsx';

/** Returns a check for the user's own account. */
export function useIsOwn(): (usuario: Usuario) => boolean {
  const id = useUsuarioId();
  return ({ usuario_id }) => usuario_id === id;
}

export interface UsuarioActionsProps {
  usuario: Usuario;
  layout: RowLayout;
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
export function UsuarioActions({ usuario, layout, onInfo, onAction }: UsuarioActionsProps) {
  const session = useSession();
  const { may } = usePermisos();
  const own = useIsOwn()(usuario);
  const nombre = nombreOf(usuario);
  /** Cards show icons: labels would take three more lines. */
  const onCard = layout.showsCards && onInfo !== undefined;

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
        iconOnly: layout.hasFewColumns || onCard,
      })
    : action('alta', {
        refusal:
          staffRol(usuario) !== undefined &&
          !isAdmin(session) &&
          'Solo un administrador puede reactivar a alguien del personal.',
        iconOnly: layout.hasFewColumns || onCard,
      });
  // Only some rows have it; first, so that the other buttons align.
  const refuse = !usuario.dado_de_alta && action('reject', { iconOnly: layout.showsIconsOnly || onCard });
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
      {may('usuarios.alta') && (layout.showsCards ? [main, refuse] : [refuse, main])}
      {isAdmin(session) &&
        action('makeEmpleado', {
          refusal: roleRefusal(usuario),
          variant: 'text',
          iconOnly: layout.showsIconsOnly || onCard,
        })}
    </Actions>
  );
}

function roleRefusal(usuario: Usuario): string | false {
  if (usuario.titular_id) return 'Pide por un comercio: no puede ser parte del personal.';
  if (staffRol(usuario)) return 'Ya es parte del personal. El rol se le quita desde sus datos.';
  return !usuario.esta_activo && 'La cuenta tiene que estar activa para hacer esto.';
}

interface PersonalDataProps {
  usuario: Usuario;
  onAction: (name: 'dropEmpleado' | 'endSessions' | 'erase') => void;
}

/** Admin actions for former staff, lost devices, data requests and erasure; not for the admin's own account. */
export function PersonalData({ usuario, onAction }: PersonalDataProps) {
  const own = useIsOwn()(usuario);
  const { usuario_id: id } = usuario;
  const { download, busy } = useDownload(`datos_${id}.json`, false, () =>
    usuariosExportarDatos({ path: { id }, parseAs: 'blob' }),
  );
  return (
    <>
      {!own && usuario.roles.includes('empleado') && (
        <Button variant="text" onClick={() => onAction('dropEmpleado')}>
          {ACTIONS.dropEmpleado.label}
        </Button>
      )}
      {!own && (
        <Button variant="text" onClick={() => onAction('endSessions')}>
          {ACTIONS.endSessions.label}
        </Button>
      )}
      <Button variant="text" onClick={download} aria-busy={busy}>
        Descargar datos
      </Button>
      {!own && (
        <Button variant="text" color="error" onClick={() => onAction('erase')}>
          {ACTIONS.erase.label}
        </Button>
      )}
    </>
  );
}
