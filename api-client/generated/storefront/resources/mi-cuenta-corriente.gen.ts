// Written by `generate`.

import { queryOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { MiCuentaCorrienteDePedidoData, MiCuentaCorrienteDePedidoError, MiCuentaCorrienteDePedidoErrors, MiCuentaCorrienteDePedidoResponse, MiCuentaCorrienteDePedidoResponses, MiCuentaCorrienteGetData, MiCuentaCorrienteGetError, MiCuentaCorrienteGetErrors, MiCuentaCorrienteGetResponse, MiCuentaCorrienteGetResponses, MiCuentaCorrientePdfData, MiCuentaCorrientePdfError, MiCuentaCorrientePdfErrors, MiCuentaCorrientePdfResponse, MiCuentaCorrientePdfResponses, MiCuentaCorrientePlanillaData, MiCuentaCorrientePlanillaError, MiCuentaCorrientePlanillaErrors, MiCuentaCorrientePlanillaResponse, MiCuentaCorrientePlanillaResponses } from '../types.gen.ts';

/**
 * The caller's current account with its ledger entries, newest first.
 */
export const miCuentaCorrienteGet = <ThrowOnError extends boolean = true>(options?: Options<MiCuentaCorrienteGetData, ThrowOnError>): RequestResult<MiCuentaCorrienteGetResponses, MiCuentaCorrienteGetErrors, ThrowOnError> => (options?.client ?? client).get<MiCuentaCorrienteGetResponses, MiCuentaCorrienteGetErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/mi-cuenta-corriente',
    ...options
});

/**
 * The debt of one of the caller's orders. Answers 404 for other orders.
 */
export const miCuentaCorrienteDePedido = <ThrowOnError extends boolean = true>(options: Options<MiCuentaCorrienteDePedidoData, ThrowOnError>): RequestResult<MiCuentaCorrienteDePedidoResponses, MiCuentaCorrienteDePedidoErrors, ThrowOnError> => (options.client ?? client).get<MiCuentaCorrienteDePedidoResponses, MiCuentaCorrienteDePedidoErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/mis-pedidos/{pedido_id}/cuenta-corriente',
    ...options
});

/**
 * The caller's account statement for the given days, as a PDF.
 */
export const miCuentaCorrientePdf = <ThrowOnError extends boolean = true>(options?: Options<MiCuentaCorrientePdfData, ThrowOnError>): RequestResult<MiCuentaCorrientePdfResponses, MiCuentaCorrientePdfErrors, ThrowOnError> => (options?.client ?? client).get<MiCuentaCorrientePdfResponses, MiCuentaCorrientePdfErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/mi-cuenta-corriente/pdf',
    ...options
});

/**
 * The caller's account statement for the given days, as a spreadsheet.
 */
export const miCuentaCorrientePlanilla = <ThrowOnError extends boolean = true>(options?: Options<MiCuentaCorrientePlanillaData, ThrowOnError>): RequestResult<MiCuentaCorrientePlanillaResponses, MiCuentaCorrientePlanillaErrors, ThrowOnError> => (options?.client ?? client).get<MiCuentaCorrientePlanillaResponses, MiCuentaCorrientePlanillaErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/mi-cuenta-corriente/planilla',
    ...options
});

export const miCuentaCorrienteGetQueryKey = (options?: Options<MiCuentaCorrienteGetData>) => createQueryKey('miCuentaCorrienteGet', options, false, ['miCuentaCorriente']);

/**
 * The caller's current account with its ledger entries, newest first.
 */
export const miCuentaCorrienteGetOptions = (options?: Options<MiCuentaCorrienteGetData>) => queryOptions<MiCuentaCorrienteGetResponse, MiCuentaCorrienteGetError, MiCuentaCorrienteGetResponse, ReturnType<typeof miCuentaCorrienteGetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await miCuentaCorrienteGet({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: miCuentaCorrienteGetQueryKey(options)
});

export const miCuentaCorrienteDePedidoQueryKey = (options: Options<MiCuentaCorrienteDePedidoData>) => createQueryKey('miCuentaCorrienteDePedido', options, false, ['miCuentaCorriente']);

/**
 * The debt of one of the caller's orders. Answers 404 for other orders.
 */
export const miCuentaCorrienteDePedidoOptions = (options: Options<MiCuentaCorrienteDePedidoData>) => queryOptions<MiCuentaCorrienteDePedidoResponse, MiCuentaCorrienteDePedidoError, MiCuentaCorrienteDePedidoResponse, ReturnType<typeof miCuentaCorrienteDePedidoQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await miCuentaCorrienteDePedido({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: miCuentaCorrienteDePedidoQueryKey(options)
});

export const miCuentaCorrientePdfQueryKey = (options?: Options<MiCuentaCorrientePdfData>) => createQueryKey('miCuentaCorrientePdf', options, false, ['miCuentaCorriente']);

/**
 * The caller's account statement for the given days, as a PDF.
 */
export const miCuentaCorrientePdfOptions = (options?: Options<MiCuentaCorrientePdfData>) => queryOptions<MiCuentaCorrientePdfResponse, MiCuentaCorrientePdfError, MiCuentaCorrientePdfResponse, ReturnType<typeof miCuentaCorrientePdfQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await miCuentaCorrientePdf({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: miCuentaCorrientePdfQueryKey(options)
});

export const miCuentaCorrientePlanillaQueryKey = (options?: Options<MiCuentaCorrientePlanillaData>) => createQueryKey('miCuentaCorrientePlanilla', options, false, ['miCuentaCorriente']);

/**
 * The caller's account statement for the given days, as a spreadsheet.
 */
export const miCuentaCorrientePlanillaOptions = (options?: Options<MiCuentaCorrientePlanillaData>) => queryOptions<MiCuentaCorrientePlanillaResponse, MiCuentaCorrientePlanillaError, MiCuentaCorrientePlanillaResponse, ReturnType<typeof miCuentaCorrientePlanillaQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await miCuentaCorrientePlanilla({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: miCuentaCorrientePlanillaQueryKey(options)
});
