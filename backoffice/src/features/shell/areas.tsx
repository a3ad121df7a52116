import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import ApiOutlined from '@mui/icons-material/ApiOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import CompareArrowsOutlined from '@mui/icons-material/CompareArrowsOutlined';
import DragHandleOutlined from '@mui/icons-material/DragHandleOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import InventoryOutlined from '@mui/icons-material/InventoryOutlined';
import LockPersonOutlined from '@mui/icons-material/LockPersonOutlined';
import ManageHistoryOutlined from '@mui/icons-material/ManageHistoryOutlined';
import MapOutlined from '@mui/icons-material/MapOutlined';
import MarkEmailUnreadOutlined from '@mui/icons-material/MarkEmailUnreadOutlined';
import MonitorHeartOutlined from '@mui/icons-material/MonitorHeartOutlined';
import PercentOutlined from '@mui/icons-material/PercentOutlined';
import PriceChangeOutlined from '@mui/icons-material/PriceChangeOutlined';
import QueryStatsOutlined from '@mui/icons-material/QueryStatsOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import StarOutlineOutlined from '@mui/icons-material/StarOutlineOutlined';
import StraightenOutlined from '@mui/icons-material/StraightenOutlined';
import TrendingDownOutlined from '@mui/icons-material/TrendingDownOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import type { ReactNode } from 'react';
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

export interface Page {
  label: string;
  href: string;
  icon: ReactNode;
  /** The sub-pages. */
  below?: RegExp | undefined;
}

interface PageGroup {
  title: string;
  pages: readonly Page[];
}

/** Returns whether the path is the page or a sub-page. */
export const isOnPage = ({ href, below }: Pick<Page, 'href' | 'below'>, path: string): boolean =>
  href === path || below?.test(path) === true;

/** The pages below the document's four entries, by topic. Pages without permission and empty groups are hidden. */
export const PAGE_GROUPS: readonly PageGroup[] = [
  {
    title: 'Ventas',
    pages: [
      { label: 'Empaque', href: '/panel-empaque', icon: <InventoryOutlined />, below: /^\/empaque\// },
      { label: 'Orden de estantes', href: '/estantes', icon: <DragHandleOutlined /> },
      { label: 'Zonas de reparto', href: '/panel-zonas', icon: <MapOutlined /> },
    ],
  },
  {
    title: 'Clientes',
    pages: [
      { label: 'Cuentas corrientes', href: '/panel-cuentas', icon: <AccountBalanceWalletOutlined /> },
      { label: 'Dejaron de comprar', href: '/panel-inactivos', icon: <TrendingDownOutlined /> },
    ],
  },
  {
    title: 'Catálogo',
    pages: [
      {
        label: 'Cambiar precios',
        href: '/panel-precios',
        icon: <PriceChangeOutlined />,
        below: /^\/(cambios?|planilla)-de-precios(\/|$)/,
      },
      {
        label: 'Condiciones comerciales',
        href: '/panel-condiciones',
        icon: <HandshakeOutlined />,
        below: /^\/(comparar-condiciones|(crear-|editar-|cambiar-)?condicion)(\/|$)/,
      },
      {
        label: 'Importar planillas y fotos',
        href: '/panel-importaciones',
        icon: <UploadFileOutlined />,
        below: /^\/importacion\//,
      },
      { label: 'Orden de destacados', href: '/destacados', icon: <StarOutlineOutlined /> },
      { label: 'Tamaños de productos', href: '/panel-tamanos', icon: <StraightenOutlined /> },
      {
        label: 'Sinónimos',
        href: '/panel-sinonimos',
        icon: <CompareArrowsOutlined />,
        below: /-sinonimo(\/|$)/,
      },
    ],
  },
  {
    title: 'Informes',
    pages: [
      { label: 'Informes de ventas', href: '/panel-informes', icon: <QueryStatsOutlined /> },
      { label: 'Márgenes', href: '/panel-margen', icon: <PercentOutlined /> },
      { label: 'Búsquedas sin resultado', href: '/panel-busquedas', icon: <SearchOffOutlined /> },
    ],
  },
  {
    title: 'Tienda',
    pages: [
      { label: 'Primeros pasos', href: '/primeros-pasos', icon: <CheckCircleOutlined /> },
      { label: 'Ajustes', href: '/panel-ajustes', icon: <SettingsOutlined /> },
      { label: 'Banners', href: '/panel-banners', icon: <CampaignOutlined />, below: /-banner(\/|$)/ },
    ],
  },
  {
    title: 'Sistema',
    pages: [
      { label: 'Roles', href: '/panel-roles', icon: <AdminPanelSettingsOutlined /> },
      { label: 'Bitácora', href: '/panel-bitacora', icon: <ManageHistoryOutlined /> },
      { label: 'Correos sin entregar', href: '/panel-correos', icon: <MarkEmailUnreadOutlined /> },
      { label: 'Estado de la tienda', href: '/panel-estado', icon: <MonitorHeartOutlined /> },
      { label: 'Llamadas de la API', href: '/panel-api', icon: <ApiOutlined /> },
    ],
  },
];

/** Pages of the user's own account. */
export const OWN_PAGES: readonly Page[] = [
  { label: 'Correo, contraseña y sesiones', href: '/cuenta', icon: <LockPersonOutlined /> },
  { label: 'Verificación en dos pasos', href: '/segundo-factor', icon: <VerifiedUserOutlined /> },
];
