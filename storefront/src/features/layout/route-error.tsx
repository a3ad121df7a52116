import { type ErrorComponentProps, Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { ApiError } from 'api-client/storefront';
import { useRetry } from 'app-core/routing/use-retry';
import type { ComponentType } from 'react';
import { ErrorState } from 'ui-kit/error-state';
import { PageContainer } from 'ui-kit/page-container';
import { VisuallyHidden } from 'ui-kit/visually-hidden';
import { failureText } from '../../shared/failure-text.ts';
import { isLoadFailure } from '../../shared/load.ts';

const DEFAULT_TITLE = 'No pudimos mostrar esta página.';

/** Error page with the reason and a retry button. */
export function RouteError({ error, title = DEFAULT_TITLE }: ErrorComponentProps & { title?: string }) {
  const { busy, retry } = useRetry(error);
  return (
    <PageContainer sx={{ py: 10 }}>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <ErrorState title={title} text={failureText(error)} busy={busy} onRetry={() => void retry()} />
    </PageContainer>
  );
}

/** Returns a `RouteError` with the document's title for a route. */
export const routeErrorSaying = (title: string) =>
  function RouteErrorSaying(props: ErrorComponentProps) {
    return <RouteError {...props} title={title} />;
  };

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
