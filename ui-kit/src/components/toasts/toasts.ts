export type ToastPlace = 'top-right' | 'top-center' | 'bottom-center';
export type ToastKind = 'success' | 'error' | 'warning' | 'info';
export type ToastKey = string | number;

export interface ToastOptions {
  /** Milliseconds on screen; null keeps the toast until the user closes it. Default 5000. */
  duration?: number | null;
  place?: ToastPlace;
  /** Detail under the message with its link. `onOpen` navigates, because toasts are outside the app's router. */
  detail?: { text: string; href: string; onOpen: () => void };
  /** Button for an action, for example to undo; it also closes the toast. */
  action?: { label: string; onClick: () => void };
  /**
   * Whether the toast is about another person's action: on a phone it waits behind the user's own toasts. Default
   * false.
   */
  live?: boolean;
  /** Key of the toast; a second toast with the same key is not shown. */
  key?: ToastKey;
}

type Show = (message: string, options?: ToastOptions) => ToastKey;

export interface Toasts extends Record<ToastKind, Show> {
  close(key?: ToastKey): void;
}

/** One toast, as the screen receives it. */
export interface ToastOrder extends ToastOptions {
  key: ToastKey;
  kind: ToastKind;
  message: string;
  /** True if the caller gave the key. */
  once: boolean;
}

/** Component that shows toasts. */
export interface ToastScreen {
  show(order: ToastOrder): void;
  close(key?: ToastKey): void;
}

let screen: ToastScreen | undefined;
let waiting: ToastOrder[] = [];
let toastCount = 0;
const listeners = new Set<() => void>();

const show =
  (kind: ToastKind): Show =>
  (message, options = {}) => {
    toastCount += 1;
    const order = {
      ...options,
      key: options.key ?? `aviso-${toastCount}`,
      kind,
      message,
      once: 'key' in options,
    };
    // A server shows no toasts.
    if (typeof window === 'undefined') return order.key;
    if (screen) screen.show(order);
    else {
      waiting.push(order);
      for (const call of listeners) call();
    }
    return order.key;
  };

/** Toast functions that work anywhere; the code that shows toasts loads with the first one. */
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

/** Calls back when there is a toast and no screen. The returned unsubscribe function also drops waiting toasts. */
export function onToastWanted(call: () => void): () => void {
  listeners.add(call);
  return () => {
    listeners.delete(call);
    if (listeners.size === 0) waiting = [];
  };
}

/** Shows toasts on this screen from now on, waiting ones first. Returns the function that stops this. */
export function showToastsOn(next: ToastScreen): () => void {
  screen = next;
  for (const order of waiting.splice(0)) next.show(order);
  return () => {
    if (screen === next) screen = undefined;
  };
}
