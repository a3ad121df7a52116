import type { EmotionCache } from '@emotion/react';
import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { KitProvider } from 'ui-kit/kit-provider';
import { RouterLink } from '../../shared/router-link.tsx';
import { BrowserState } from './browser-state.tsx';

/** What every page needs around it, error pages included: the kit, and what only the browser knows. */
export function PageProviders({ children }: { children: ReactNode }) {
  const emotionCache: EmotionCache = useRouteContext({
    from: '__root__',
    select: (context) => context.emotionCache,
  });
  return (
    <KitProvider cache={emotionCache} LinkComponent={RouterLink}>
      <BrowserState />
      {children}
    </KitProvider>
  );
}
