import type { Notificacion } from 'api-client/backoffice';
import { alerts } from './alerts.ts';
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

export type NoticePermission = NotificationPermission | 'impossible';

/** Returns whether the browser lets this page show notifications. Most phones and plain http do not. */
export const noticePermission = (): NoticePermission =>
  'Notification' in window && window.isSecureContext !== false ? Notification.permission : 'impossible';

/** Asks for permission unless already answered. */
export async function askForNotices(): Promise<NoticePermission> {
  if (noticePermission() === 'default') await Notification.requestPermission();
  return noticePermission();
}

/** Shows a notification; another one with the same `tag`, from any tab, replaces it. */
function showNotice(title: string, body: string, tag: string, onClick: () => void): void {
  if (noticePermission() !== 'granted') return;
  try {
    const notice = new Notification(title, { body, tag });
    notice.onclick = () => {
      window.focus();
      notice.close();
      onClick();
    };
  } catch {
    // Some browsers have the API but refuse to use it.
  }
}
