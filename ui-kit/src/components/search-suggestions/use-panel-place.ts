import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';

/** Between field and panel, and between panel and the window's edge, in px. */
const GAP = 8;

/**
 * Where a panel under a field may lie on a phone: from edge to edge of the window, and no deeper than what the
 * on-screen keyboard leaves. As custom properties: --to-edge, --width, --height.
 */
export function usePanelPlace(field: RefObject<HTMLElement | null>, open: boolean): CSSProperties {
  const [place, setPlace] = useState<CSSProperties>({});
  useLayoutEffect(() => {
    if (!open) return;
    const measure = () => {
      const { left = 0, bottom = 0 } = field.current?.getBoundingClientRect() ?? {};
      const height = window.visualViewport?.height ?? window.innerHeight;
      setPlace({
        '--to-edge': `${-left}px`,
        '--width': `${document.documentElement.clientWidth}px`,
        '--height': `${Math.max(160, height - bottom - 2 * GAP)}px`,
      } as CSSProperties);
    };
    measure();
    // The keyboard resizes the one, turning the phone both: the window says so a frame earlier.
    const { visualViewport } = window;
    const viewports = visualViewport ? [window, visualViewport] : [window];
    for (const viewport of viewports) viewport.addEventListener('resize', measure);
    return () => {
      for (const viewport of viewports) viewport.removeEventListener('resize', measure);
    };
  }, [field, open]);
  return place;
}
