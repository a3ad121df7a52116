import { Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { ApiError } from 'api-client/storefront';
import { type ComponentType, Suspense, useEffect } from 'react';
import { isLoadFailure } from '../../shared/load.ts';
import { endTakingOver } from '../../shared/page-taken.ts';
import { RouteError } from './route-error.tsx';

type ErrorView = ComponentType<{ error: Error; reset: () => void }>;

/** The page, or its own error view where the server could not load it. */
export function PageOutlet() {
  const router = useRouter();
  const failed = useMatches({
    select: (matches) => matches.find(({ loaderData }) => isLoadFailure(loaderData)),
  });
  if (!failed || !isLoadFailure(failed.loaderData)) return <WholePage />;
  const { status, message } = failed.loaderData.failure;
  const View = (router.routesById[failed.routeId].options.errorComponent ?? RouteError) as ErrorView;
  return <View error={new ApiError(status, 'DESCONOCIDO', message)} reset={() => void router.invalidate()} />;
}

/**
 * The outlet's page is taken over after its frame, in a boundary of its own, and a product's in one within that: React does
 * the boundaries of one depth together, in their order, so that what stands behind the page, as deep, comes last.
 */
function WholePage() {
  return (
    <>
      <Outlet />
      <Suspense>
        <Suspense>
          <LastPart />
        </Suspense>
      </Suspense>
    </>
  );
}

function LastPart() {
  useEffect(endTakingOver, []);
  return null;
}
