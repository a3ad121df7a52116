import type { Notificacion } from 'api-client/backoffice';
import { alerts } from './alerts.ts';
import { showNotice } from './browser-notice.ts';
import { playChime } from './sound.ts';

/** Milliseconds in which other tabs stay silent about the same order. */
const SAME_ORDER = 3000;

/** Runs in only one tab, where the browser supports locks. */
async function inOneTab(id: string, run: () => unknown): Promise<void> {
  if (!('locks' in navigator)) return void run();
  await navigator.locks.request(`aviso-${id}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    void run();
    // Hold the lock: another tab may receive the event a moment later.
    await new Promise((resolve) => setTimeout(resolve, SAME_ORDER));
  });
}

/** Announces a new order by sound and browser notification, as enabled in this browser. */
export function announceOrder({ notificacion_id, mensaje }: Notificacion, onOpen: () => void): void {
  const { sonido, navegador } = alerts.get();
  if (sonido) void inOneTab(notificacion_id, playChime);
  // In a focused panel the toast is enough.
  if (navegador && !document.hasFocus()) showNotice('Nuevo pedido', mensaje, notificacion_id, onOpen);
}
