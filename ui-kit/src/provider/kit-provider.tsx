import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import { ToastProvider } from '../components/toasts/toast-provider.tsx';
import { theme } from '../theme/theme.ts';
import { LinkContext } from './link-context.ts';
import { ModeSync } from './mode-sync.tsx';

export interface KitProviderProps {
  children: ReactNode;
  /**
   * Emotion cache: one per request on the server. It carries the nonce of the content security policy too:
   * `createCache({ key: 'css', nonce })`. notistack's own few styles take theirs from `window.__nonce__`.
   */
  cache?: EmotionCache;
  /** Colour scheme. The app decides and remembers it; the kit stores nothing. */
  mode?: 'light' | 'dark' | 'system';
  /** Rendered for every link of the kit, with `href`; e.g. an adapter of the app's router. Default: an anchor. */
  LinkComponent?: ElementType;
}

/** Theme, base styles, toasts and links for everything inside. Safe on the server: touches no window. */
export function KitProvider({ children, cache, mode = 'light', LinkComponent = 'a' }: KitProviderProps) {
  const content = (
    <ThemeProvider theme={theme} defaultMode={mode} storageManager={null} disableTransitionOnChange>
      <CssBaseline enableColorScheme />
      <ModeSync mode={mode} />
      <LinkContext value={LinkComponent}>
        <ToastProvider>{children}</ToastProvider>
      </LinkContext>
    </ThemeProvider>
  );
  return cache ? <CacheProvider value={cache}>{content}</CacheProvider> : content;
}
