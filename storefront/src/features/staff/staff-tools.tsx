import { useQuery } from '@tanstack/react-query';
import { notificacionesListOptions } from 'api-client/storefront';
import { Bell } from 'ui-kit/bell';
import { LinkList } from 'ui-kit/link-list';
import { useSettings } from '../../shared/settings.ts';
import { PanelLink } from './office-link.tsx';

const EVERY = 60_000;

/** Bell with the number of unread notifications; hidden without any. */
export function StaffToolsBell() {
  const { backofficeUrl } = useSettings();
  const { data = [] } = useQuery({ ...notificacionesListOptions(), refetchInterval: EVERY });
  const count = data.filter(({ esta_activo }) => esta_activo).length;
  return count > 0 ? <Bell count={count} href={backofficeUrl} LinkComponent={PanelLink} /> : null;
}

export function StaffToolsLinks() {
  const { backofficeUrl } = useSettings();
  return (
    <LinkList items={[{ label: 'Panel Administrador', href: backofficeUrl }]} LinkComponent={PanelLink} />
  );
}

export { StaffToolsOrder } from './staff-order.tsx';
