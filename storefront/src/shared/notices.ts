/** Toasts asked for outside of React. The layout shows them; nobody listens on the server. */
export type NoticeKind = 'success' | 'error' | 'warning' | 'info';
type Listener = (kind: NoticeKind, message: string, key: string | undefined) => void;

const listeners = new Set<Listener>();

/** With a key, the same notice is not shown twice at a time. */
export function notify(kind: NoticeKind, message: string, key?: string): void {
  for (const listener of listeners) listener(kind, message, key);
}

export function onNotice(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
