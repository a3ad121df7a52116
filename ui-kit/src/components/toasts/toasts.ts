export type ToastPlace = 'top-right' | 'top-center' | 'bottom-center';
export type ToastKind = 'success' | 'error' | 'warning' | 'info';
export type ToastKey = string | number;

export interface ToastOptions {
  /** Milliseconds on screen; null: until it is closed. Default 5000. */
  duration?: number | null;
  place?: ToastPlace;
  /** What was done, under the message. Where it leads, and how the app goes there: toasts stand outside of its router. */
  detail?: { text: string; href: string; onOpen: () => void };
  /** What can be done about it, which takes the toast away: to undo it. */
  action?: { label: string; onClick: () => void };
  /** About the act of another person: on a phone it waits behind the toasts of the user's own acts. */
  live?: boolean;
  /** Same key, one toast: a repeated one is not shown twice. */
  key?: ToastKey;
}

type Show = (message: string, options?: ToastOptions) => ToastKey;

export interface Toasts extends Record<ToastKind, Show> {
  close(key?: ToastKey): void;
}

/** One toast, as whatever shows it is told. */
export interface ToastOrder extends ToastOptions {
  key: ToastKey;
  kind: ToastKind;
  message: string;
  /** Its key is the caller's own. */
  once: boolean;
}

/** Where toasts are shown. */
export interface ToastScreen {
  show(order: ToastOrder): void;
  close(key?: ToastKey): void;
}

let screen: ToastScreen | undefined;
let waiting: ToastOrder[] = [];
let shown = 0;
const wanted = new Set<() => void>();

const show =
  (kind: ToastKind): Show =>
  (message, options = {}) => {
    shown += 1;
    const order = { ...options, key: options.key ?? `aviso-${shown}`, kind, message, once: 'key' in options };
    // Nobody sees one on a server.
    if (typeof window === 'undefined') return order.key;
    if (screen) screen.show(order);
    else {
      waiting.push(order);
      for (const call of wanted) call();
    }
    return order.key;
  };

/** From anywhere; what shows them comes with the first one. */
export const toasts: Toasts = {
  success: show('success'),
  error: show('error'),
  warning: show('warning'),
  info: show('info'),
  close: (key) => {
    waiting = key === undefined ? [] : waiting.filter((order) => order.key !== key);
    screen?.close(key);
  },
};

/** Calls back when there is a toast and nothing that shows it. Returns how to stop, which forgets those that wait. */
export function onToastWanted(call: () => void): () => void {
  wanted.add(call);
  return () => {
    wanted.delete(call);
    if (wanted.size === 0) waiting = [];
  };
}

/** From now on toasts are shown there, those that wait first. Returns how to stop. */
export function showToastsOn(next: ToastScreen): () => void {
  screen = next;
  for (const order of waiting.splice(0)) next.show(order);
  return () => {
    if (screen === next) screen = undefined;
  };
}
