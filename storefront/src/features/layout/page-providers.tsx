import type { EmotionCache } from '@emotion/react';
import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ValuesKitProvider } from 'ui-kit/values-kit-provider';
import { RouterLink } from '../../shared/router-link.tsx';
import { useShopTheme } from '../../shared/scheme/look.ts';
import { BrowserState } from './browser-state.tsx';
import { LastPart } from './last-part.tsx';

/** What every page needs around it, error pages included: the kit, and what only the browser knows. */
export function PageProviders({ children }: { children: ReactNode }) {
  const emotionCache: EmotionCache = useRouteContext({
    from: '__root__',
    select: (context) => context.emotionCache,
  });
  return (
    <ValuesKitProvider cache={emotionCache} theme={useShopTheme()} LinkComponent={RouterLink}>
      <BrowserState />
      {children}
      {/* Also where the page could not be loaded, and a link must lead away from it. */}
      <LastPart />
    </ValuesKitProvider>
  );
}
