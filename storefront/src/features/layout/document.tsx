import type { EmotionCache } from '@emotion/react';
import { HeadContent, Scripts, useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { KitProvider } from 'ui-kit/kit-provider';
import { RouterLink } from '../../shared/router-link.tsx';
import { BrowserState } from './browser-state.tsx';

/** The HTML document around every page, error pages included, with what all of them need. */
export function Document({ children }: { children: ReactNode }) {
  const emotionCache: EmotionCache = useRouteContext({
    from: '__root__',
    select: (context) => context.emotionCache,
  });
  return (
    <html lang="es-AR">
      <head>
        <HeadContent />
      </head>
      <body>
        <KitProvider cache={emotionCache} LinkComponent={RouterLink}>
          <BrowserState />
          {children}
        </KitProvider>
        <Scripts />
      </body>
    </html>
  );
}
