import { RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { prepareApi } from 'api-client/storefront';
import { keepPageOnMissingFile } from 'app-core/routing/missing-file';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { whenIdle } from 'ui-kit/when-idle';
import { getRouter } from './router.tsx';

keepPageOnMissingFile();

const router = getRouter();

// As Start's own client does, without what calls functions of the server, of which the shop has none: 10 kB less.
void hydrate(router)
  .finally(() => window.$_TSR?.h())
  .then(() =>
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <RouterProvider router={router} />
        </StrictMode>,
      );
    }),
  )
  // What the next click needs is there when it comes, and when the signal goes.
  .then(() => whenIdle(() => void prepareApi().catch(() => {})));
