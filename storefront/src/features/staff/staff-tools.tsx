import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { authCrearCodigo, notificacionesListOptions } from 'api-client/storefront';
import { type AnchorHTMLAttributes, type MouseEvent, useState } from 'react';
import { Bell } from 'ui-kit/bell';
import { DetailsDialog } from 'ui-kit/details-dialog';
import { isPlainClick } from 'ui-kit/is-plain-click';
import { LinkList } from 'ui-kit/link-list';
import { cart } from '../../shared/cart/cart.ts';
import { useSettings } from '../../shared/settings.ts';
import { navigateTo } from './leave.ts';

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

interface StaffOrderProps {
  open: boolean;
  onClose: () => void;
}

/** Product ids and quantities for the back office, in the fragment, which no server sees. */
const fragment = () =>
  `carrito=${cart
    .get()
    .items.map(({ producto_id, cantidad }) => `${producto_id}:${cantidad}`)
    .join(',')}`;

/** Dialog for staff: orders for a customer continue in the back office, on the page for a new or a known user. */
export function StaffToolsOrder({ open, onClose }: StaffOrderProps) {
  const { backofficeUrl } = useSettings();
  const [leaving, setLeaving] = useState(false);
  const goTo = async (step: 'registrar' | 'buscar') => {
    setLeaving(true);
    await openPanel(`${backofficeUrl}/pedido-nuevo/${step}#${fragment()}`);
    // Restore the page for a user who comes back.
    setLeaving(false);
    onClose();
  };
  return (
    <DetailsDialog
      open={open}
      title="¿Para quién es el pedido?"
      texts={{ close: 'Cancelar' }}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" disabled={leaving} onClick={() => void goTo('registrar')}>
            Registrar usuario
          </Button>
          <Button variant="contained" disabled={leaving} onClick={() => void goTo('buscar')}>
            Buscar usuario
          </Button>
        </>
      }
    >
      El pedido se termina en el panel, con los precios de hoy. El carrito también queda guardado aquí.
    </DetailsDialog>
  );
}

interface PanelLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** A link to the back office that also signs the user in. Opened in another tab, the link does not sign in. */
function PanelLink({ href, onClick, ...props }: PanelLinkProps) {
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void openPanel(href);
  };
  return <a {...props} href={href} onClick={open} />;
}

/** Milliseconds to wait for a code. After that, the user logs in by hand. */
const PATIENCE = 3000;

/**
 * Opens a back-office address with a one-time code, so that the user need not log in again. If no code arrives, opens
 * the address without it. The code is in the fragment, which no server or proxy sees; addresses never contain tokens.
 */
async function openPanel(href: string): Promise<void> {
  const url = new URL(href);
  try {
    const { data } = await authCrearCodigo({ signal: AbortSignal.timeout(PATIENCE) });
    url.hash = [...(url.hash ? [url.hash] : []), `codigo=${encodeURIComponent(data.codigo)}`].join('&');
  } catch (error) {
    console.warn('No se pudo crear el código de acceso', error);
  }
  navigateTo(url.href);
}
