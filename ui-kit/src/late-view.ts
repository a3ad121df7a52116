import { type ComponentType, useEffect, useState } from 'react';
import { whenActed } from './when-acted.ts';
import { whenIdle } from './when-idle.ts';

/**
 * When it comes, wanted or not: once the browser rests, for what must be there though the signal goes before anything is
 * touched; once somebody begins to use the page; or not before it is wanted.
 */
type Coming = 'at-rest' | 'at-first-act' | 'when-wanted';

const START = { 'at-rest': whenIdle, 'at-first-act': whenActed, 'when-wanted': undefined };

/** A part of the screen whose code no page needs to be shown. */
export interface LateView<P> {
  /** It, once it is there. */
  now: () => ComponentType<P> | undefined;
  comes: Coming;
  load: () => Promise<ComponentType<P>>;
}

export function lateView<P>(
  load: () => Promise<ComponentType<P>>,
  comes: Coming = 'at-first-act',
): LateView<P> {
  let arrived: ComponentType<P> | undefined;
  return {
    now: () => arrived,
    comes,
    load: async () => {
      arrived ??= await load();
      return arrived;
    },
  };
}

/**
 * Not without signal: many browsers remember for as long as the page stands what they could not have, and with it each part
 * that shares a file with it.
 */
function bringEarly<P>({ load }: LateView<P>): void {
  if (navigator.onLine) load().catch(() => {});
}

/**
 * The part, from when it is first wanted on and there. An early one opens at once, and without signal too. Where it is
 * wanted and can't be had, `onMissing` is called.
 */
export function useLateView<P>(
  view: LateView<P>,
  wanted: boolean,
  onMissing?: () => void,
): ComponentType<P> | undefined {
  const [View, setView] = useState<ComponentType<P>>();
  useEffect(() => START[view.comes]?.(() => bringEarly(view)), [view]);
  useEffect(() => {
    if (!wanted || View) return;
    let here = true;
    const come = (arrived: ComponentType<P>) => setView(() => arrived);
    const arrived = view.now();
    if (arrived) come(arrived);
    else
      view.load().then(
        (late) => here && come(late),
        () => here && onMissing?.(),
      );
    return () => {
      here = false;
    };
  }, [view, wanted, View, onMissing]);
  return View ?? (wanted ? view.now() : undefined);
}
