import { presenciasEnter, presenciasLeave } from 'api-client/backoffice';
import { useEffect } from 'react';

/** How often it is said again, in milliseconds: thrice before it lapses. */
const AGAIN = 30_000;

/** Says to the other staff that this order is edited here, for as long as it is. That it can't be said stops nobody. */
export function useEditing(pedido_id: string, editing: boolean): void {
  useEffect(() => {
    if (!editing) return;
    const path = { pedido_id };
    const enter = () => void presenciasEnter({ path }).catch(() => undefined);
    // Also from a window that is being closed.
    const leave = () => void presenciasLeave({ path, keepalive: true }).catch(() => undefined);
    enter();
    const again = setInterval(enter, AGAIN);
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(again);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [pedido_id, editing]);
}
