import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ElementType, ReactNode } from 'react';
import { LinkContext } from '../components/kit-link/link-context.ts';
import { ToastSlot } from '../components/toasts/toast-slot.tsx';
import { visuallyHidden } from '../components/visually-hidden/visually-hidden.tsx';
import { LiveLayerContext, SAID_CLASS, useLiveLayer } from './live-layer.ts';

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
const said = {
  [`.${SAID_CLASS}`]: { ...visuallyHidden, position: 'fixed', inset: '0 auto auto 0', margin: 0 },
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
      <GlobalStyles styles={said} />
      <LinkContext value={LinkComponent}>
        <LiveLayer>{children}</LiveLayer>
      </LinkContext>
    </>,
  );
  return cache ? <CacheProvider value={cache}>{content}</CacheProvider> : content;
}
