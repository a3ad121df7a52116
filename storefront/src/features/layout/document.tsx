import type { EmotionCache } from '@emotion/react';
import { HeadContent, Scripts, useRouteContext, useRouter } from '@tanstack/react-router';
import { ShowsBrowserState } from 'app-core/browser-state';
import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { focusTitle } from 'ui-kit/focus-title';
import { ValuesKitProvider } from 'ui-kit/values-kit-provider';
import { cart, forgetPrices } from '../../shared/cart/cart.ts';
import { answerEarlyActs } from '../../shared/early-page.ts';
import { finishHydration } from '../../shared/hydration.ts';
import { RouterLink } from '../../shared/router-link.tsx';
import { DARK_PAGE } from '../../shared/scheme/dark-cookie.ts';
import { useDark, useShopTheme } from '../../shared/scheme/look.ts';
import { connectSession, isAuthenticated } from '../../shared/session/session.ts';

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

/** Providers around every page, error pages included: the UI kit and the browser-only state. */
export function PageProviders({ children }: { children: ReactNode }) {
  const emotionCache: EmotionCache = useRouteContext({
    from: '__root__',
    select: (context) => context.emotionCache,
  });
  return (
    <ValuesKitProvider cache={emotionCache} theme={useShopTheme()} LinkComponent={RouterLink}>
      <BrowserState>{children}</BrowserState>
      {/* Error pages hydrate too: their links must work. */}
      <LastPart />
    </ValuesKitProvider>
  );
}

/** Events with which an act of the user begins. */
const ACTS = ['pointerdown', 'keydown', 'beforeinput', 'paste', 'click'];

/** Connects browser-only state after hydration: session and cart from storage, scroll position and focus on navigation. */
function BrowserState({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => connectSession(), []);
  useEffect(() => {
    const close = cart.open();
    // The session may have expired while the page was closed.
    if (!isAuthenticated()) forgetPrices();
    return close;
  }, []);
  // The whole page changes: render it in short tasks, between which the page answers presses.
  useEffect(() => startTransition(() => setIsShown(true)), []);
  useEffect(() => {
    if (isShown) return answerEarlyActs();
    // An act must meet the browser's state: text that is typed into the server's state would be lost. React renders an
    // update of such an event before the page's own listeners hear the event.
    const showNow = () => setIsShown(true);
    for (const type of ACTS) window.addEventListener(type, showNow, true);
    return () => {
      for (const type of ACTS) window.removeEventListener(type, showNow, true);
    };
  }, [isShown]);
  useEffect(
    () =>
      router.subscribe('onResolved', ({ pathChanged }) => {
        if (pathChanged) window.scrollTo(0, 0);
      }),
    [router],
  );
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) focusTitle();
      }),
    [router],
  );
  return <ShowsBrowserState value={isShown}>{children}</ShowsBrowserState>;
}

/**
 * Marks the end of hydration. React hydrates boundaries of one depth in document order. The page is one boundary deep
 * and a product two, so this element needs the same depth to come last.
 */
const LastPart = () => (
  <Suspense>
    <Suspense>
      <HydrationEnd />
    </Suspense>
  </Suspense>
);

function HydrationEnd() {
  useEffect(finishHydration, []);
  return null;
}
