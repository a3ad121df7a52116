import { Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { ApiError } from 'api-client/storefront';
import type { ComponentType } from 'react';
import { isLoadFailure } from '../../shared/load.ts';
import { RouteError } from './route-error.tsx';

type ErrorView = ComponentType<{ error: Error; reset: () => void }>;

/** The page, or its error view if the server could not load the data. */
export function PageOutlet() {
  const router = useRouter();
  const failed = useMatches({
    select: (matches) => matches.find(({ loaderData }) => isLoadFailure(loaderData)),
  });
  if (!failed || !isLoadFailure(failed.loaderData)) return <Outlet />;
  const { status, message } = failed.loaderData.failure;
  const View = (router.routesById[failed.routeId].options.errorComponent ?? RouteError) as ErrorView;
  return <View error={new ApiError(status, 'DESCONOCIDO', message)} reset={() => void router.invalidate()} />;
}
