import { useQuery } from '@tanstack/react-query';
import { LIMITS } from 'api-client/core';
import type { CallOptions } from '../queries/call-options.ts';
import { toldByScreen } from '../queries/own-failures.ts';

/** ARS: what an order has to come to, and from where on shipping is free. */
export interface Montos {
  monto_minimo: number;
  envio_gratis: number;
}

const AT_FIRST: Montos = { monto_minimo: LIMITS.montoMin, envio_gratis: LIMITS.envioGratis };

/** As the shop has settled them; the server decides, whatever is known here. */
export function useMontosOf<T>(call: CallOptions<T>, montosOf: (found: T) => Montos): Montos {
  const { data } = useQuery({ ...call, ...toldByScreen });
  return data === undefined ? AT_FIRST : montosOf(data);
}
