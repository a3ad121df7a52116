/**
 * Registry of typed but unsaved text. Each form, and each field outside a form, registers here. The app asks before a
 * dialog closes (dialog-frame.tsx) or the page is left or reloaded (the apps' leave guard).
 */
import { createContext, use, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

export const leaveTexts = {
  title: '¿Salir sin guardar?',
  text: 'Se pierde lo que escribiste.',
  confirm: 'Salir sin guardar',
  cancel: 'Seguir editando',
};

export interface TypedOptions {
  /** Replaces the default question. */
  title?: string;
  text?: string;
  /** Whether another page or filter of the same list loses the text too. Always so in a dialog. */
  inList?: boolean;
  /** Whether the text survives closing its dialog. */
  survivesClosing?: boolean;
  /** Whether the app keeps the text while open: only a reload or closing loses it. */
  staysInApp?: boolean;
  /** Returns whether the text was saved since the last render; called when the user leaves. */
  isSaved?: () => boolean;
}

export interface Typed {
  title: string;
  text: string;
  inList: boolean;
  staysInApp: boolean;
  isUnsaved: () => boolean;
}

/** Dialog around a field: asks before closing over typed text. */
export interface TypedScope {
  add: (typed: Typed) => () => void;
  /** Closes at once if nothing is typed; otherwise after the user agrees. */
  close: (close: () => void) => void;
}
export const TypedScopeContext = createContext<TypedScope | undefined>(undefined);

let typedScopes: readonly Typed[] = [];
const watchers = new Set<() => void>();

function add(typed: Typed): () => void {
  const set = (next: readonly Typed[]) => {
    typedScopes = next;
    for (const changed of watchers) changed();
  };
  set([...typedScopes, typed]);
  return () => set(typedScopes.filter((one) => one !== typed));
}

const watch = (changed: () => void) => {
  watchers.add(changed);
  return () => void watchers.delete(changed);
};

/** Returns all texts that would be lost with the page. */
export const hasTypedText = (): readonly Typed[] => typedScopes.filter((typed) => typed.isUnsaved());

/** Hook that returns whether any text is unsaved. */
export const useIsTyped = (): boolean =>
  useSyncExternalStore(
    watch,
    () => typedScopes.length > 0,
    () => false,
  );

/** Registers that this component's text would be lost. */
export function useTyped(isTyped: boolean, options: TypedOptions = {}): void {
  const scope = use(TypedScopeContext);
  const isUnsaved = useEffectEvent(() => !options.isSaved?.());
  const { title = leaveTexts.title, text = leaveTexts.text } = options;
  const { survivesClosing = false, staysInApp = false } = options;
  const inList = options.inList ?? scope !== undefined;
  useEffect(() => {
    if (!isTyped) return;
    const typed = { title, text, inList, staysInApp, isUnsaved: () => isUnsaved() };
    const remove = add(typed);
    const leave = survivesClosing ? undefined : scope?.add(typed);
    return () => {
      remove();
      leave?.();
    };
  }, [isTyped, title, text, inList, survivesClosing, staysInApp, scope]);
}

/** Returns a dialog's scope for typed text. */
export function useTypedScope(open: boolean) {
  const [typed] = useState(() => new Set<Typed>());
  const [question, setQuestion] = useState<{ title: string; text: string; close: () => void }>();
  const [scope] = useState<TypedScope>(() => ({
    add: (one) => {
      typed.add(one);
      return () => void typed.delete(one);
    },
    close: (close) => {
      const [first] = [...typed].filter((one) => one.isUnsaved());
      if (first) setQuestion({ title: first.title, text: first.text, close });
      else close();
    },
  }));
  useEffect(() => {
    if (!open) setQuestion(undefined);
  }, [open]);
  return {
    scope,
    question: question,
    stay: () => setQuestion(undefined),
    go: () => {
      setQuestion(undefined);
      question?.close();
    },
  };
}
