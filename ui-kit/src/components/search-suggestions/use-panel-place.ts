import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';

/** Gap between field, panel and the window's edge, in px. */
const GAP = 8;

/**
 * Returns the panel's place on a phone as CSS variables (--to-edge, --width, --height). The panel is as wide as the
 * window and ends above the on-screen keyboard.
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
    // The keyboard resizes only the visual viewport; rotation resizes both, and the window reports it a frame earlier.
    const { visualViewport } = window;
    const viewports = visualViewport ? [window, visualViewport] : [window];
    for (const viewport of viewports) viewport.addEventListener('resize', measure);
    return () => {
      for (const viewport of viewports) viewport.removeEventListener('resize', measure);
    };
  }, [field, open]);
  return place;
}
