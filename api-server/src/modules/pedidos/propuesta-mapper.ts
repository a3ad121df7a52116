import { toPesos } from 'api-client/contract/money';
import type { propuestaDePedido } from 'api-client/contract/propuestas';
import type { z } from 'zod';
import type { PropuestaRow } from './propuestas-repository.ts';

/** A proposal, and the current version of its order. */
export interface SeenPropuesta {
  propuesta: PropuestaRow | undefined;
  version: number;
}

export const toPropuestaDePedido = ({
  propuesta,
  version,
}: SeenPropuesta): z.input<typeof propuestaDePedido> => ({
  propuesta: propuesta
    ? {
        propuesta_id: propuesta.propuesta_id,
        estado: propuesta.estado,
        fecha: propuesta.fecha.toISOString(),
        resuelta_en: propuesta.resuelta_en?.toISOString() ?? null,
        motivo: propuesta.motivo,
        al_dia: propuesta.version === version,
        total_precio: toPesos(propuesta.total_precio),
        lineas: propuesta.lineas.map(({ precio_unitario, ...linea }) => ({
          ...linea,
          precio_unitario: toPesos(precio_unitario),
        })),
      }
    : null,
});
