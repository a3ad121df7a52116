import { HeadContent, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageProviders } from './page-providers.tsx';

/** The HTML document around every page, error pages included. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="es-AR">
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
