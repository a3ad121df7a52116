import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { type ElementType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { LinkContext } from '../components/kit-link/kit-link.tsx';
import { onToastWanted } from '../components/toasts/toasts.ts';
import { visuallyHidden } from '../components/visually-hidden/visually-hidden.tsx';
import { lateView, useLateView } from '../late-view.ts';
// Types the theme's options of the kit's components.
import type {} from '../theme/component-props.ts';
import { ANNOUNCED_CLASS, LiveLayerContext, useLiveLayer } from './live-layer.ts';

const provider = lateView(
  async () => (await import('../components/toasts/toast-provider.tsx')).ToastProvider,
  'at-rest',
);

export interface ToastSlotProps {
  /** Element for the toasts that always exists and is a live region. */
  layer: HTMLElement | undefined;
}

/** Place of the toasts in every page. Their code loads when the page is idle; earlier toasts wait for it. */
function ToastSlot({ layer }: ToastSlotProps) {
  const [wanted, setWanted] = useState(false);
  // If the code fails to load, the next toast tries again.
  const missing = useCallback(() => setWanted(false), []);
  const View = useLateView(provider, wanted, missing);
  useEffect(() => onToastWanted(() => setWanted(true)), []);
  return View && layer ? <View layer={layer} /> : null;
}

export interface KitFrameProps {
  children: ReactNode;
  /** Emotion cache: one per request on the server. */
  cache?: EmotionCache;
  /** Component for all links of the kit; gets `href`. Pass an adapter of the app's router. Default: an anchor. */
  LinkComponent?: ElementType;
  /** Wraps the content in the theme. */
  themed: (content: ReactNode) => ReactNode;
}

// At the window's corner, so that the page does not get longer.
const announcedStyles = {
  [`.${ANNOUNCED_CLASS}`]: { ...visuallyHidden, position: 'fixed', inset: '0 auto auto 0', margin: 0 },
} as const;

/** Separate component, so that its state changes render nothing else again. */
function LiveLayer({ children }: { children: ReactNode }) {
  const [layer, element] = useLiveLayer();
  return (
    <LiveLayerContext value={layer}>
      {children}
      <ToastSlot layer={element} />
    </LiveLayerContext>
  );
}

/** Theme, base styles, toasts and links for its children. Safe on the server: does not use `window`. */
export function KitFrame({ children, cache, LinkComponent = 'a', themed }: KitFrameProps) {
  const content = themed(
    <>
      <CssBaseline enableColorScheme />
      <GlobalStyles styles={announcedStyles} />
      <LinkContext value={LinkComponent}>
        <LiveLayer>{children}</LiveLayer>
      </LinkContext>
    </>,
  );
  return cache ? <CacheProvider value={cache}>{content}</CacheProvider> : content;
}
