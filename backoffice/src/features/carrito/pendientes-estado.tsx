import { ErrorState } from 'ui-kit/error-state';
import { LoadingDots } from 'ui-kit/loading-dots';
import { messageOf } from '../../shared/errors.ts';
import type { Pendientes } from './use-pendientes.ts';

/** What came from the storefront is on its way, or could not be looked up. */
export function PendientesEstado({ pendientes: { error, isFetching, refetch } }: { pendientes: Pendientes }) {
  if (!error) return <LoadingDots showLabel />;
  return (
    <ErrorState
      title="No se pudieron traer los productos de la tienda."
      text={messageOf(error)}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
