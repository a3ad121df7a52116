// Written by `generate`.

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { PlanillasPedidosData, PlanillasPedidosErrors, PlanillasPedidosResponses, PlanillasPedidosError, PlanillasPedidosResponse } from '../types.gen.ts';
import { queryOptions } from '@tanstack/react-query';
import { type Options, createQueryKey } from '../shared.gen.ts';

/**
 * The orders that a list of them finds, its first 10000 at the most, in its order: a CSV file as a Spanish spreadsheet opens it.
 */
export const planillasPedidos = <ThrowOnError extends boolean = true>(options?: Options<PlanillasPedidosData, ThrowOnError>): RequestResult<PlanillasPedidosResponses, PlanillasPedidosErrors, ThrowOnError> => (options?.client ?? client).get<PlanillasPedidosResponses, PlanillasPedidosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/planillas/pedidos',
    ...options
});

export const planillasPedidosQueryKey = (options?: Options<PlanillasPedidosData>) => createQueryKey('planillasPedidos', options, false, ['planillas']);

/**
 * The orders that a list of them finds, its first 10000 at the most, in its order: a CSV file as a Spanish spreadsheet opens it.
 */
export const planillasPedidosOptions = (options?: Options<PlanillasPedidosData>) => queryOptions<PlanillasPedidosResponse, PlanillasPedidosError, PlanillasPedidosResponse, ReturnType<typeof planillasPedidosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await planillasPedidos({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: planillasPedidosQueryKey(options)
});
