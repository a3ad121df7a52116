import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import ApiOutlined from '@mui/icons-material/ApiOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import CompareArrowsOutlined from '@mui/icons-material/CompareArrowsOutlined';
import DragHandleOutlined from '@mui/icons-material/DragHandleOutlined';
import InventoryOutlined from '@mui/icons-material/InventoryOutlined';
import LockPersonOutlined from '@mui/icons-material/LockPersonOutlined';
import ManageHistoryOutlined from '@mui/icons-material/ManageHistoryOutlined';
import MapOutlined from '@mui/icons-material/MapOutlined';
import MarkEmailUnreadOutlined from '@mui/icons-material/MarkEmailUnreadOutlined';
import MonitorHeartOutlined from '@mui/icons-material/MonitorHeartOutlined';
import PercentOutlined from '@mui/icons-material/PercentOutlined';
import PriceChangeOutlined from '@mui/icons-material/PriceChangeOutlined';
import QueryStatsOutlined from '@mui/icons-material/QueryStatsOutlined';
import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import StarOutlineOutlined from '@mui/icons-material/StarOutlineOutlined';
import StraightenOutlined from '@mui/icons-material/StraightenOutlined';
import TrendingDownOutlined from '@mui/icons-material/TrendingDownOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import Button from '@mui/material/Button';
import { useLocation } from '@tanstack/react-router';
import { usePermisos } from '../../shared/session/permisos.ts';
import { mayOpen } from '../../shared/session/screens.ts';

/** What all staff look after besides the menu's areas. */
export const OF_STAFF = [
  { label: 'Cuentas corrientes', href: '/panel-cuentas', icon: <AccountBalanceWalletOutlined /> },
  { label: 'Búsquedas sin resultado', href: '/panel-busquedas', icon: <SearchOffOutlined /> },
  { label: 'Cambiar precios', href: '/panel-precios', icon: <PriceChangeOutlined /> },
  { label: 'Dejaron de comprar', href: '/panel-inactivos', icon: <TrendingDownOutlined /> },
  { label: 'Importar planillas', href: '/panel-importaciones', icon: <UploadFileOutlined /> },
  { label: 'Empaque', href: '/panel-empaque', icon: <InventoryOutlined /> },
  { label: 'Informes de ventas', href: '/panel-informes', icon: <QueryStatsOutlined /> },
  { label: 'Orden de destacados', href: '/destacados', icon: <StarOutlineOutlined /> },
  { label: 'Orden de estantes', href: '/estantes', icon: <DragHandleOutlined /> },
  { label: 'Sinónimos', href: '/panel-sinonimos', icon: <CompareArrowsOutlined /> },
  { label: 'Tamaños de productos', href: '/panel-tamanos', icon: <StraightenOutlined /> },
] as const;

/** What admins look at, and whom they gave it. It stands beside the account: the menu's four entries are the document's. */
export const OF_ADMINS = [
  { label: 'Primeros pasos', href: '/primeros-pasos', icon: <CheckCircleOutlined /> },
  { label: 'Bitácora', href: '/panel-bitacora', icon: <ManageHistoryOutlined /> },
  { label: 'Correos sin entregar', href: '/panel-correos', icon: <MarkEmailUnreadOutlined /> },
  { label: 'Márgenes', href: '/panel-margen', icon: <PercentOutlined /> },
  { label: 'Estado de la tienda', href: '/panel-estado', icon: <MonitorHeartOutlined /> },
  { label: 'Zonas de reparto', href: '/panel-zonas', icon: <MapOutlined /> },
  { label: 'Roles', href: '/panel-roles', icon: <AdminPanelSettingsOutlined /> },
  { label: 'Ajustes', href: '/panel-ajustes', icon: <SettingsOutlined /> },
  { label: 'Llamadas de la API', href: '/panel-api', icon: <ApiOutlined /> },
] as const;

/** What everybody has to themselves. */
export const OWN = [
  { label: 'Correo, contraseña y sesiones', href: '/cuenta', icon: <LockPersonOutlined /> },
  { label: 'Verificación en dos pasos', href: '/segundo-factor', icon: <VerifiedUserOutlined /> },
] as const;

interface PagesProps {
  onNavigate: () => void;
}

export const StaffPages = (props: PagesProps) => <Pages {...props} pages={OF_STAFF} />;
export const AdminPages = (props: PagesProps) => <Pages {...props} pages={OF_ADMINS} />;
export const OwnPages = (props: PagesProps) => <Pages {...props} pages={OWN} />;

interface Listed extends PagesProps {
  pages: typeof OF_STAFF | typeof OF_ADMINS | typeof OWN;
}

function Pages({ onNavigate, pages }: Listed) {
  const here = useLocation({ select: ({ pathname }) => pathname });
  usePermisos();
  return [...pages]
    .filter((page) => mayOpen(page.href))
    .map(({ label, href, icon }) => (
      <Button
        key={href}
        variant="text"
        color="inherit"
        href={href}
        startIcon={icon}
        aria-current={href === here ? 'page' : undefined}
        onClick={onNavigate}
      >
        {label}
      </Button>
    ));
}
