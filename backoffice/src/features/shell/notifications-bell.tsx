import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Notificacion } from 'api-client/backoffice';
import { type ReactNode, useRef, useState } from 'react';
import { useBackCloses } from 'ui-kit/back-closes';
import { Bell } from 'ui-kit/bell';
import { shortDate } from 'ui-kit/dates';
import { KitLink } from 'ui-kit/kit-link';
import { wholeText } from 'ui-kit/whole-text';
import type { TipoNotificacion } from '../../shared/notificaciones.ts';

interface Kind {
  /** With an accessible name. */
  icon: ReactNode;
  hrefOf: (notificacion: Notificacion) => string;
  /** URL of the list of this kind. */
  area: string;
  /** Text for those that the list omits. */
  more: (count: number) => string;
}

/** A new account is inactive; the list shows the newest first. */
const REQUESTS = '/panel-usuarios?inactivos=true';

/** Icon, text and link of each kind of notification. */
const KINDS: Record<TipoNotificacion, Kind> = {
  pedido: {
    icon: <ReceiptLongOutlined titleAccess="Pedido" />,
    hrefOf: ({ referencia_id }) => `/pedido/${referencia_id}`,
    area: '/panel-pedidos',
    more: (count) => (count === 1 ? '1 pedido nuevo más' : `${wholeText(count)} pedidos nuevos más`),
  },
  usuario: {
    icon: <PersonAddOutlined titleAccess="Solicitud de cuenta" />,
    hrefOf: () => REQUESTS,
    area: REQUESTS,
    more: (count) =>
      count === 1 ? '1 solicitud de cuenta más' : `${wholeText(count)} solicitudes de cuenta más`,
  },
};

/** Notifications in the list; the rest is one entry per kind. */
const MAX_SHOWN = 8;

/** The bell, shown while notifications are active, and its list. */
export function NotificationsBell({ notificaciones }: { notificaciones: readonly Notificacion[] }) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  useBackCloses(open && notificaciones.length > 0, () => setOpen(false));
  if (notificaciones.length === 0) return null;
  const entry = (key: string, href: string, icon: ReactNode, primary: string, secondary?: string) => (
    <MenuItem
      key={key}
      component={KitLink}
      href={href}
      onClick={() => setOpen(false)}
      sx={{ whiteSpace: 'normal' }}
    >
      <ListItemIcon>{icon}</ListItemIcon>
      <ListItemText primary={primary} secondary={secondary} />
    </MenuItem>
  );
  return (
    <>
      <span ref={anchor}>
        <Bell count={notificaciones.length} onClick={() => setOpen(true)} />
      </span>
      <Menu
        open={open}
        anchorEl={() => anchor.current}
        onClose={() => setOpen(false)}
        slotProps={{
          list: { 'aria-label': 'Notificaciones' },
          paper: { sx: { width: ({ spacing }) => `min(${spacing(100)}, 100vw - ${spacing(8)})` } },
        }}
      >
        {notificaciones.slice(0, MAX_SHOWN).map((one) => {
          const { icon, hrefOf } = KINDS[one.tipo];
          return entry(one.notificacion_id, hrefOf(one), icon, one.mensaje, shortDate(one.fecha));
        })}
        {Object.entries(KINDS).map(([tipo, { icon, area, more }]) => {
          const hiddenCount = notificaciones.slice(MAX_SHOWN).filter((one) => one.tipo === tipo).length;
          return hiddenCount > 0 && entry(tipo, area, icon, more(hiddenCount), 'Ver la lista');
        })}
      </Menu>
    </>
  );
}
