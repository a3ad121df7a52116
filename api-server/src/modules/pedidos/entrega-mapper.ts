import type { DetalleRow } from './pedidos-repository.ts';

type Entrega = {
  [K in 'cantidad_pedida' | 'motivo_entrega' | 'reemplaza_a']?: DetalleRow['detalle'][K] | undefined;
};

/** Returns how a line's delivery differs from the order; empty when there is no difference. */
export const entregaOf = ({ cantidad_pedida, motivo_entrega, reemplaza_a }: Entrega) => ({
  ...(typeof cantidad_pedida === 'number' && { cantidad_pedida }),
  ...(motivo_entrega && { motivo_entrega }),
  ...(reemplaza_a && { reemplaza_a }),
});
