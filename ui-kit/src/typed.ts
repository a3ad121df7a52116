/**
 * What is typed and not saved, wherever it stands: each form and each field outside a form tells it here. Whoever closes a
 * dialog (dialog-frame.tsx), leaves a page or reloads it is asked first (the apps' one leave guard).
 */
import { createContext, use, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

export const leaveTexts = {
  title: '¿Salir sin guardar?',
  text: 'Se pierde lo que escribiste.',
  confirm: 'Salir sin guardar',
  cancel: 'Seguir editando',
};

export interface TypedOptions {
  /** Said in place of the common words. */
  title?: string;
  text?: string;
  /** Another page or filter of the same list loses it too. In a dialog that is so anyway. */
  inList?: boolean;
  /** Closing the dialog around it does not lose it. */
  survivesClosing?: boolean;
  /** It is kept for as long as the app is open: only a reload or closing loses it. */
  staysInApp?: boolean;
  /** Asked when somebody leaves: it was saved since the last rendering. */
  isSaved?: () => boolean;
}

export interface Typed {
  title: string;
  text: string;
  inList: boolean;
  staysInApp: boolean;
  isLost: () => boolean;
}

/** The dialog around a field: it asks before it closes over what is typed. */
export interface TypedScope {
  add: (typed: Typed) => () => void;
  /** Closes at once where nothing is typed; else once the user agrees. */
  close: (close: () => void) => void;
}
export const TypedScopeContext = createContext<TypedScope | undefined>(undefined);

let all: readonly Typed[] = [];
const watchers = new Set<() => void>();

function add(typed: Typed): () => void {
  const set = (next: readonly Typed[]) => {
    all = next;
    for (const changed of watchers) changed();
  };
  set([...all, typed]);
  return () => set(all.filter((one) => one !== typed));
}

const watch = (changed: () => void) => {
  watchers.add(changed);
  return () => void watchers.delete(changed);
};

/** All that would be lost with the page. */
export const typedNow = (): readonly Typed[] => all.filter((typed) => typed.isLost());

/** Whether anything is typed, for components. */
export const useIsTyped = (): boolean =>
  useSyncExternalStore(
    watch,
    () => all.length > 0,
    () => false,
  );

/** Tells that what this component shows would be lost with it. */
export function useTyped(isTyped: boolean, options: TypedOptions = {}): void {
  const scope = use(TypedScopeContext);
  const isLost = useEffectEvent(() => !options.isSaved?.());
  const { title = leaveTexts.title, text = leaveTexts.text } = options;
  const { survivesClosing = false, staysInApp = false } = options;
  const inList = options.inList ?? scope !== undefined;
  useEffect(() => {
    if (!isTyped) return;
    const typed = { title, text, inList, staysInApp, isLost: () => isLost() };
    const remove = add(typed);
    const leave = survivesClosing ? undefined : scope?.add(typed);
    return () => {
      remove();
      leave?.();
    };
  }, [isTyped, title, text, inList, survivesClosing, staysInApp, scope]);
}

/** What a dialog does about text that is typed in it. */
export function useTypedScope(open: boolean) {
  const [typed] = useState(() => new Set<Typed>());
  const [asked, setAsked] = useState<{ title: string; text: string; close: () => void }>();
  const [scope] = useState<TypedScope>(() => ({
    add: (one) => {
      typed.add(one);
      return () => void typed.delete(one);
    },
    close: (close) => {
      const [first] = [...typed].filter((one) => one.isLost());
      if (first) setAsked({ title: first.title, text: first.text, close });
      else close();
    },
  }));
  useEffect(() => {
    if (!open) setAsked(undefined);
  }, [open]);
  return {
    scope,
    question: asked,
    stay: () => setAsked(undefined),
    go: () => {
      setAsked(undefined);
      asked?.close();
    },
  };
}
