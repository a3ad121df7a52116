import { RouterClient } from '@tanstack/react-router/ssr/client';
import { prepareApi } from 'api-client/storefront';
import { keepPageOnMissingFile } from 'app-core/routing/missing-file';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { whenIdle } from 'ui-kit/when-idle';
import { startHydration } from '../shared/hydration.ts';
import { isOfflineUseOn } from '../shared/offline/offline-use.ts';
import { getRouter } from './router.tsx';

keepPageOnMissingFile();

const router = getRouter();
const { look, settings } = router.options.context;

/** Loads the dark theme for a page that the server rendered dark. The page works without that file. */
const loadDark = async () => {
  if (look.dark)
    look.themeOf = await import('ui-kit/dark-theme').then(
      (it) => it.darkTheme,
      () => look.themeOf,
    );
};

/** Also updates the offline worker: browsers look for a new version within a day. */
const updateOfflineWorker = () => {
  if (!import.meta.env.PROD || !isOfflineUseOn()) return;
  void import('app-core/offline/install-shell').then((it) => it.tryToInstallShell()).catch(() => {});
};

const startFollowingScheme = () =>
  void import('../shared/scheme/follow-scheme.ts')
    .then((it) => it.followScheme({ look, settings }))
    .catch(() => {});

// `RouterClient` is part of the router. TanStack Start's own client adds server functions, which the shop does not use.
void loadDark()
  .then(() =>
    startTransition(() => {
      startHydration();
      hydrateRoot(
        document,
        <StrictMode>
          <RouterClient router={router} />
        </StrictMode>,
      );
    }),
  )
  // Before the first user action: the browser may already have translated the text that the action changes.
  .then(() =>
    import('app-core/translated-page').then(
      ({ supportTranslation }) => void supportTranslation(),
      // Without this module the page works until the browser translates the page.
      () => {},
    ),
  )
  // Load the code for the next click now, while there is a connection.
  .then(() => whenIdle(() => void prepareApi().catch(() => {})))
  .then(() => whenIdle(updateOfflineWorker))
  .then(() => whenIdle(startFollowingScheme));
