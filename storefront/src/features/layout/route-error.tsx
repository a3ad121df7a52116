import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ErrorState } from 'ui-kit/error-state';
import { PageContainer } from 'ui-kit/page-container';

/** A screen that could not be shown: what happened, and a way to try again. Nothing goes blank. */
export function RouteError({
  title = 'No pudimos mostrar esta página.',
}: ErrorComponentProps & { title?: string }) {
  const router = useRouter();
  return (
    <PageContainer sx={{ py: 10 }}>
      <ErrorState
        title={title}
        text="Revisa tu conexión e intenta de nuevo."
        onRetry={() => void router.invalidate()}
      />
    </PageContainer>
  );
}

/** The same with the document's sentence for a route. */
export const routeErrorSaying = (title: string) =>
  function RouteErrorSaying(props: ErrorComponentProps) {
    return <RouteError {...props} title={title} />;
  };
