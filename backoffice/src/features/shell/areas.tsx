import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import type { SideMenuItem } from 'ui-kit/side-menu';
import type { TipoNotificacion } from '../../shared/notificaciones.ts';
import type { ShortcutId } from '../../shared/shortcuts/shortcuts.ts';

interface Area extends Omit<SideMenuItem, 'count' | 'onClick'> {
  /** The kind of notifications that the badge counts. */
  tipo?: TipoNotificacion;
  /** URLs of the area. */
  paths: RegExp;
  /** The keyboard shortcut of the area. */
  shortcut?: ShortcutId;
}

/** The document's four menu entries; phones show them in the bar. */
export const AREAS: readonly Area[] = [
  {
    label: 'Área de Pedidos',
    shortLabel: 'Pedidos',
    href: '/panel-pedidos',
    icon: <ReceiptLongOutlined />,
    tipo: 'pedido',
    paths: /^\/(panel-pedidos|pedido|pedido-nuevo)(\/|$)/,
    shortcut: 'goPedidos',
  },
  {
    label: 'Área de Usuarios',
    shortLabel: 'Usuarios',
    href: '/panel-usuarios',
    icon: <GroupOutlined />,
    tipo: 'usuario',
    paths: /^\/(panel-usuarios|solicitudes)(\/|$)/,
    shortcut: 'goUsuarios',
  },
  {
    label: 'Crear Filtrado',
    shortLabel: 'Filtros',
    href: '/panel-filtrado',
    icon: <CategoryOutlined />,
    paths: /^\/(panel-filtrado|(crear|actualizar)-(marca|categoria|etiqueta))(\/|$)/,
    shortcut: 'goFiltros',
  },
  {
    label: 'Crear Producto',
    shortLabel: 'Productos',
    href: '/panel-producto',
    icon: <Inventory2Outlined />,
    paths: /^\/(panel-producto|crear-producto|editar-producto)(\/|$)/,
    shortcut: 'goProductos',
  },
];
