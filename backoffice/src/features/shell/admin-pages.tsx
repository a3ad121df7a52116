import ManageHistoryOutlined from '@mui/icons-material/ManageHistoryOutlined';
import MarkEmailUnreadOutlined from '@mui/icons-material/MarkEmailUnreadOutlined';
import Button from '@mui/material/Button';
import { useLocation } from '@tanstack/react-router';

/** What admins alone look at. It stands beside the account: the menu's four entries are the document's. */
const PAGES = [
  { label: 'Bitácora', href: '/panel-bitacora', icon: <ManageHistoryOutlined /> },
  { label: 'Correos sin entregar', href: '/panel-correos', icon: <MarkEmailUnreadOutlined /> },
] as const;

export function AdminPages({ onNavigate }: { onNavigate: () => void }) {
  const here = useLocation({ select: ({ pathname }) => pathname });
  return PAGES.map(({ label, href, icon }) => (
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
