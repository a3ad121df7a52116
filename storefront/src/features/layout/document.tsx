import { HeadContent, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageProviders } from './page-providers.tsx';

/** The HTML document around every page, error pages included. */
export function Document({ children }: { children: ReactNode }) {
  return (
    // What the browser keeps of how lists look is set on it before React comes.
    <html lang="es-AR" suppressHydrationWarning>
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
