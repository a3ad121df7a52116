import { presenciasEnter, presenciasLeave } from 'api-client/backoffice';
import { useEffect } from 'react';

/** Heartbeat interval in milliseconds; the presence expires after three. */
const AGAIN = 30_000;

/** Announces to other staff that this order is being edited. Failures are ignored. */
export function useEditing(pedido_id: string, editing: boolean): void {
  useEffect(() => {
    if (!editing) return;
    const path = { pedido_id };
    const enter = () => void presenciasEnter({ path }).catch(() => undefined);
    // Also works while the window closes.
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
