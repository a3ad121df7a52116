import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import type { Producto } from 'api-client/backoffice';
import { RowAction, RowActions } from '../../shared/row-action.tsx';
import { RowLink } from '../../shared/row-link.tsx';
import { usePermisos } from '../../shared/session/permisos.ts';
import type { RowRoom } from '../../shared/use-row-room.ts';
import { DisponibleCell } from './disponible-cell.tsx';
import { FlagsCell } from './flags-cell.tsx';

export interface ProductoActionsProps {
  producto: Producto;
  room: RowRoom;
  onToggle: (producto: Producto) => void;
}

/** Edit, copy, and activate or deactivate. On a card the name links to the edit, and the switches come first. */
export function ProductoActions({ producto, room, onToggle }: ProductoActionsProps) {
  const { esta_activo, nombre, producto_id } = producto;
  const { may } = usePermisos();
  const Icon = esta_activo ? VisibilityOffOutlined : VisibilityOutlined;
  return (
    <RowActions>
      {room.cards ? (
        <>
          <DisponibleCell producto={producto} />
          <FlagsCell producto={producto} />
        </>
      ) : (
        <RowLink
          label="Editar"
          context={nombre}
          icon={<EditOutlined />}
          iconOnly={room.iconsOnly}
          refusal={!esta_activo && 'Actívalo para poder editarlo.'}
          to="/editar-producto/$producto_id"
          params={{ producto_id }}
        />
      )}
      {!room.fewColumns && may('productos.copiar') && (
        <RowLink
          label="Duplicar"
          context={nombre}
          icon={<ContentCopyOutlined />}
          iconOnly
          to="/crear-producto"
          search={{ original: producto_id }}
        />
      )}
      <RowAction
        label={esta_activo ? 'Desactivar' : 'Activar'}
        context={nombre}
        icon={<Icon />}
        iconOnly={room.iconsOnly || room.cards}
        onClick={() => onToggle(producto)}
      />
    </RowActions>
  );
}
