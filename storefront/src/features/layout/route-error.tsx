import type { ErrorComponentProps } from '@tanstack/react-router';
import { useRetry } from 'app-core/routing/use-retry';
import { ErrorState } from 'ui-kit/error-state';
import { PageContainer } from 'ui-kit/page-container';
import { VisuallyHidden } from 'ui-kit/visually-hidden';
import { failureText } from '../../shared/failure-text.ts';

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
