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
export function showNotice(title: string, body: string, tag: string, onClick: () => void): void {
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
