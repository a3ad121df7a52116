import GroupOutlined from '@mui/icons-material/GroupOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { AppShell } from 'ui-kit/app-shell';
import type { SideMenuItem } from 'ui-kit/side-menu';
import { markRead, type TipoNotificacion, useNotificaciones } from '../../shared/notificaciones.ts';
import { Account } from './account.tsx';
import { HomeLink } from './home-link.tsx';
import { NotificationsBell } from './notifications-bell.tsx';
import { OfflineNotice } from './offline-notice.tsx';

interface Area extends Omit<SideMenuItem, 'count'> {
  tipo: TipoNotificacion;
  /** Addresses that belong to it. */
  paths: RegExp;
}

const AREAS: readonly Area[] = [
  {
    label: 'Área de Pedidos',
    href: '/panel-pedidos',
    icon: <ReceiptLongOutlined />,
    tipo: 'pedido',
    paths: /^\/(panel-pedidos|pedido)(\/|$)/,
  },
  {
    label: 'Área de Usuarios',
    href: '/panel-usuarios',
    icon: <GroupOutlined />,
    tipo: 'usuario',
    paths: /^\/panel-usuarios(\/|$)/,
  },
];

/** The frame of every staff screen: side menu with what is new, bell, account. */
export function Shell({ shopName, children }: { shopName: string; children: ReactNode }) {
  const [menuOpen, setMenuOpen] = useState(false);
  const pathname = useLocation({ select: (location) => location.pathname });
  const queryClient = useQueryClient();
  const notificaciones = useNotificaciones();

  const items = AREAS.map(({ tipo, paths, ...item }) => ({
    ...item,
    count: notificaciones.filter((notificacion) => notificacion.tipo === tipo).length,
    // The area reads them when it opens; this is for an entry pressed while its area is open already.
    ...(paths.test(pathname) && { onClick: () => void markRead(queryClient, tipo) }),
  }));

  return (
    <AppShell
      items={items}
      current={AREAS.find(({ paths }) => paths.test(pathname))?.href}
      menuOpen={menuOpen}
      onMenuToggle={setMenuOpen}
      logo={<HomeLink shopName={shopName} />}
      actions={<NotificationsBell notificaciones={notificaciones} />}
      menuFooter={<Account />}
    >
      <OfflineNotice />
      {children}
    </AppShell>
  );
}
