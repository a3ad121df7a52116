import { useQuery } from '@tanstack/react-query';
import { LIMITS } from 'api-client/core';
import type { CallOptions } from '../queries/call-options.ts';
import { reportedByScreen } from '../queries/own-failures.ts';

/** Minimum order total, and total from which shipping is free. Pesos. */
export interface Montos {
  monto_minimo: number;
  envio_gratis: number;
}

const AT_FIRST: Montos = { monto_minimo: LIMITS.montoMin, envio_gratis: LIMITS.envioGratis };

/** Returns the shop's current amounts. The server decides in the end. */
export function useMontosOf<T>(call: CallOptions<T>, montosOf: (found: T) => Montos): Montos {
  const { data } = useQuery({ ...call, ...reportedByScreen });
  return data === undefined ? AT_FIRST : montosOf(data);
}
