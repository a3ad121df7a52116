import { type ComponentType, useEffect, useState } from 'react';
import { whenActed } from './when-acted.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Time to load: 'at-rest', when the browser is idle, to work offline later; 'at-first-act', when the user first acts;
 * 'when-wanted', on demand.
 */
type Coming = 'at-rest' | 'at-first-act' | 'when-wanted';

const START = { 'at-rest': whenIdle, 'at-first-act': whenActed, 'when-wanted': undefined };

/** A lazy part of the screen that no page needs at first. */
export interface LateView<P> {
  /** Returns the component once it is loaded. */
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

/** Loads early, but not offline: browsers remember a failed file and fail for every part that shares it. */
function bringEarly<P>({ load }: LateView<P>): void {
  if (navigator.onLine) load().catch(() => {});
}

/**
 * Returns the component once it is wanted and loaded. A part loaded early opens at once, even offline. Calls
 * `onMissing` if loading fails.
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
