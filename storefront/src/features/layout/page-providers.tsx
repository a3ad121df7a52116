import type { EmotionCache } from '@emotion/react';
import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ValuesKitProvider } from 'ui-kit/values-kit-provider';
import { RouterLink } from '../../shared/router-link.tsx';
import { useShopTheme } from '../../shared/scheme/look.ts';
import { BrowserState } from './browser-state.tsx';
import { LastPart } from './last-part.tsx';

/** Providers around every page, error pages included: the UI kit and the browser-only state. */
export function PageProviders({ children }: { children: ReactNode }) {
  const emotionCache: EmotionCache = useRouteContext({
    from: '__root__',
    select: (context) => context.emotionCache,
  });
  return (
    <ValuesKitProvider cache={emotionCache} theme={useShopTheme()} LinkComponent={RouterLink}>
      <BrowserState />
      {children}
      {/* Error pages hydrate too: their links must work. */}
      <LastPart />
    </ValuesKitProvider>
  );
}
