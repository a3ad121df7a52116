export type NoticePermission = NotificationPermission | 'impossible';

/** Whether the browser lets this page show notifications. Phones mostly have none for a page; plain http never does. */
export const noticePermission = (): NoticePermission =>
  'Notification' in window && window.isSecureContext !== false ? Notification.permission : 'impossible';

/** Asks, where it was not answered before. */
export async function askForNotices(): Promise<NoticePermission> {
  if (noticePermission() === 'default') await Notification.requestPermission();
  return noticePermission();
}

/** Shows one outside of the page; of the same `tag` there is only one, whichever tab showed it. */
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
    // Some browsers have the name and refuse the thing.
  }
}
