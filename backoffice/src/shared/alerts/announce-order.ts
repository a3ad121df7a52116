import type { Notificacion } from 'api-client/backoffice';
import { alerts } from './alerts.ts';
import { showNotice } from './browser-notice.ts';
import { playChime } from './sound.ts';

/** How long the other tabs keep quiet about the same order, in milliseconds. */
const SAME_ORDER = 3000;

/** Runs in one of the panel's tabs alone, where the browser can tell them apart. */
async function inOneTab(id: string, run: () => unknown): Promise<void> {
  if (!('locks' in navigator)) return void run();
  await navigator.locks.request(`aviso-${id}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    void run();
    // Held a little longer: another tab may hear of it a moment later.
    await new Promise((resolve) => setTimeout(resolve, SAME_ORDER));
  });
}

/** A new order makes itself heard and seen outside of the page, as far as this browser was asked to. */
export function announceOrder({ notificacion_id, mensaje }: Notificacion, onOpen: () => void): void {
  const { sonido, navegador } = alerts.get();
  if (sonido) void inOneTab(notificacion_id, playChime);
  // Who looks at the panel sees the toast.
  if (navegador && !document.hasFocus()) showNotice('Nuevo pedido', mensaje, notificacion_id, onOpen);
}
