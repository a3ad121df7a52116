import { Answer } from 'app-core/queries/answer';
import { LoadingDots } from 'ui-kit/loading-dots';
import type { Pendientes } from './use-pendientes.ts';

/** What came from the storefront is on its way, or could not be looked up. */
export const PendientesEstado = ({ pendientes }: { pendientes: Pendientes }) => (
  <Answer
    query={{ ...pendientes, data: undefined }}
    failed="No se pudieron traer los productos de la tienda."
    loading={<LoadingDots showLabel />}
  >
    {() => null}
  </Answer>
);
