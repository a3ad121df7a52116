import type { EmotionCache } from '@emotion/react';
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { LeaveGuard } from 'app-core/forms/leave-guard';
import { fontFiles } from 'ui-kit/font-files';
import 'ui-kit/fonts.css';
import { AccountBoundary } from 'app-core/session/account-boundary';
import { brandGrounds, paperColor } from 'ui-kit/theme/tokens';
import { CartSlot } from '../features/cart/cart-slot.tsx';
import { Document } from '../features/layout/document.tsx';
import { PageFrame } from '../features/layout/page-frame.tsx';
import { PageOutlet } from '../features/layout/route-error.tsx';
import { StaffBell, StaffLinks, StaffOrder } from '../features/staff/staff-slots.tsx';
import type { Look } from '../shared/scheme/look.ts';
import { session, sessionUserId } from '../shared/session/session.ts';
import type { ShopSettings } from '../shared/settings.ts';

export interface RouterContext {
  queryClient: QueryClient;
  emotionCache: EmotionCache;
  settings: ShopSettings;
  look: Look;
}

/** Uses the shop's logo as icon only if its shape is close to a square; a wide logo would be illegible in a tab. */
const iconOf = (logo: ShopSettings['logo']) =>
  logo && logo.width < 2 * logo.height
    ? { rel: 'icon', type: 'image/png', href: logo.src }
    : { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' };

export const Route = createRootRouteWithContext<RouterContext>()({
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: match.context.look.dark ? brandGrounds.dark[0] : paperColor },
      { property: 'og:site_name', content: match.context.settings.name },
      { property: 'og:locale', content: 'es_AR' },
      { property: 'og:type', content: 'website' },
    ],
    links: [
      iconOf(match.context.settings.logo),
      { rel: 'apple-touch-icon', href: '/icono-192.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
      ...fontFiles.map((href) => ({
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href,
        crossOrigin: 'anonymous' as const,
      })),
    ],
  }),
  shellComponent: Document,
  component: () => (
    <AccountBoundary session={session}>
      <PageFrame bell={<StaffBell />} staffLinks={<StaffLinks />}>
        <PageOutlet />
        <LeaveGuard account={sessionUserId} />
        <CartSlot staffOrder={StaffOrder} />
      </PageFrame>
    </AccountBoundary>
  ),
});
