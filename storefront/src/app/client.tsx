import { RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { prepareApi } from 'api-client/storefront';
import { keepPageOnMissingFile } from 'app-core/routing/missing-file';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { whenIdle } from 'ui-kit/when-idle';
import { keepInstallOffer } from '../shared/offline/install-offer.ts';
import { keptHere } from '../shared/offline/kept-here.ts';
import { beginTakingOver } from '../shared/page-taken.ts';
import { getRouter } from './router.tsx';

keepPageOnMissingFile();
keepInstallOffer();

const router = getRouter();
const { look, settings } = router.options.context;

/** Of a page that came dark; without its file the page stands all the same. */
const loadDark = async () => {
  if (look.dark)
    look.themeOf = await import('ui-kit/dark-theme').then(
      (it) => it.darkTheme,
      () => look.themeOf,
    );
};

/** What somebody does meanwhile goes first: on a phone all of this at once would hold the page for long. */
const breath = () => new Promise<void>((goOn) => setTimeout(goOn));

/** Its newest version, too: browsers look for one each day at the latest. */
const keepWhatIsWanted = () => {
  if (!import.meta.env.PROD || !keptHere()) return;
  void import('app-core/offline/keep-shell').then((it) => it.tryToKeepShell()).catch(() => {});
};

const followWanted = () =>
  void import('../shared/scheme/follow-scheme.ts')
    .then((it) => it.followScheme({ look, settings }))
    .catch(() => {});

// As Start's own client does, without what calls functions of the server, of which the shop has none: 10 kB less.
void hydrate(router)
  .finally(() => window.$_TSR?.h())
  .then(breath)
  .then(loadDark)
  .then(() => look.themeOf(settings.tones))
  .then(breath)
  .then(() =>
    startTransition(() => {
      beginTakingOver();
      hydrateRoot(
        document,
        <StrictMode>
          <RouterProvider router={router} />
        </StrictMode>,
      );
    }),
  )
  // Before the first press: what it changes may be translated by then.
  .then(() =>
    import('app-core/translated-page').then(
      ({ keepTranslatedPage }) => void keepTranslatedPage(),
      // Without it the page works as long as nobody translates it.
      () => {},
    ),
  )
  // What the next click needs is there when it comes, and when the signal goes.
  .then(() => whenIdle(() => void prepareApi().catch(() => {})))
  .then(() => whenIdle(keepWhatIsWanted))
  .then(() => whenIdle(followWanted));
