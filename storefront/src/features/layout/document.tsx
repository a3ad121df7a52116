import { HeadContent, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { DARK_PAGE } from '../../shared/scheme/dark-cookie.ts';
import { useDark } from '../../shared/scheme/look.ts';
import { PageProviders } from './page-providers.tsx';

/** The HTML document around every page, error pages included. */
export function Document({ children }: { children: ReactNode }) {
  return (
    // A script sets the stored list view on this element before hydration.
    <html lang="es-AR" {...{ [DARK_PAGE]: useDark() ? '' : undefined }} suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body>
        <PageProviders>{children}</PageProviders>
        <Scripts />
      </body>
    </html>
  );
}
