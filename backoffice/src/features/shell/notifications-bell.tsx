import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Notificacion } from 'api-client/backoffice';
import { useRef, useState } from 'react';
import { Bell } from 'ui-kit/bell';
import { KitLink } from 'ui-kit/kit-link';
import { shortDate } from '../../shared/dates.ts';

/** A new account stands among the inactive, the newest first. */
const hrefOf = ({ tipo, referencia_id }: Notificacion) =>
  tipo === 'pedido' ? `/pedido/${referencia_id}` : '/panel-usuarios?inactivos=true';

const SHOWN = 8;

/** The bell, there as long as any notification is active, and the newest of them behind it. */
export function NotificationsBell({ notificaciones }: { notificaciones: readonly Notificacion[] }) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  if (notificaciones.length === 0) return null;
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
          paper: { sx: { width: 'min(400px, calc(100vw - 32px))' } },
        }}
      >
        {notificaciones.slice(0, SHOWN).map((notificacion) => (
          <MenuItem
            key={notificacion.notificacion_id}
            component={KitLink}
            href={hrefOf(notificacion)}
            onClick={() => setOpen(false)}
          >
            <ListItemText primary={notificacion.mensaje} secondary={shortDate(notificacion.fecha)} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
