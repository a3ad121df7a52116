// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { CuentaCorrienteCondicionesData, CuentaCorrienteCondicionesError, CuentaCorrienteCondicionesErrors, CuentaCorrienteCondicionesResponse, CuentaCorrienteCondicionesResponses, CuentaCorrienteDePedidoData, CuentaCorrienteDePedidoError, CuentaCorrienteDePedidoErrors, CuentaCorrienteDePedidoResponse, CuentaCorrienteDePedidoResponses, CuentaCorrienteGetData, CuentaCorrienteGetError, CuentaCorrienteGetErrors, CuentaCorrienteGetResponse, CuentaCorrienteGetResponses, CuentaCorrienteLimitesData, CuentaCorrienteLimitesError, CuentaCorrienteLimitesErrors, CuentaCorrienteLimitesResponse, CuentaCorrienteLimitesResponses, CuentaCorrienteListData, CuentaCorrienteListError, CuentaCorrienteListErrors, CuentaCorrienteListResponse, CuentaCorrienteListResponses, CuentaCorrientePdfData, CuentaCorrientePdfError, CuentaCorrientePdfErrors, CuentaCorrientePdfResponse, CuentaCorrientePdfResponses, CuentaCorrientePlanillaData, CuentaCorrientePlanillaError, CuentaCorrientePlanillaErrors, CuentaCorrientePlanillaResponse, CuentaCorrientePlanillaResponses, CuentaCorrienteRegistrarData, CuentaCorrienteRegistrarError, CuentaCorrienteRegistrarErrors, CuentaCorrienteRegistrarPagoData, CuentaCorrienteRegistrarPagoError, CuentaCorrienteRegistrarPagoErrors, CuentaCorrienteRegistrarPagoResponse, CuentaCorrienteRegistrarPagoResponses, CuentaCorrienteRegistrarResponse, CuentaCorrienteRegistrarResponses, CuentaCorrienteRevertirData, CuentaCorrienteRevertirError, CuentaCorrienteRevertirErrors, CuentaCorrienteRevertirResponse, CuentaCorrienteRevertirResponses } from '../types.gen.ts';

/**
 * Customers with a debt: overdue ones first, then by amount, the highest first.
 */
export const cuentaCorrienteList = <ThrowOnError extends boolean = true>(options?: Options<CuentaCorrienteListData, ThrowOnError>): RequestResult<CuentaCorrienteListResponses, CuentaCorrienteListErrors, ThrowOnError> => (options?.client ?? client).get<CuentaCorrienteListResponses, CuentaCorrienteListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/cuentas-corrientes',
    ...options
});

/**
 * Customers above their limit after approval of these orders, and customers with an overdue debt. The answer only warns.
 */
export const cuentaCorrienteLimites = <ThrowOnError extends boolean = true>(options: Options<CuentaCorrienteLimitesData, ThrowOnError>): RequestResult<CuentaCorrienteLimitesResponses, CuentaCorrienteLimitesErrors, ThrowOnError> => (options.client ?? client).get<CuentaCorrienteLimitesResponses, CuentaCorrienteLimitesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/cuentas-corrientes/limites',
    ...options
});

/**
 * A customer's current account with its ledger entries, newest first.
 */
export const cuentaCorrienteGet = <ThrowOnError extends boolean = true>(options: Options<CuentaCorrienteGetData, ThrowOnError>): RequestResult<CuentaCorrienteGetResponses, CuentaCorrienteGetErrors, ThrowOnError> => (options.client ?? client).get<CuentaCorrienteGetResponses, CuentaCorrienteGetErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios/{id}/cuenta-corriente',
    ...options
});

/**
 * The debt of an order, and its customer's total debt.
 */
export const cuentaCorrienteDePedido = <ThrowOnError extends boolean = true>(options: Options<CuentaCorrienteDePedidoData, ThrowOnError>): RequestResult<CuentaCorrienteDePedidoResponses, CuentaCorrienteDePedidoErrors, ThrowOnError> => (options.client ?? client).get<CuentaCorrienteDePedidoResponses, CuentaCorrienteDePedidoErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos/{pedido_id}/cuenta-corriente',
    ...options
});

/**
 * Adds a payment, a credit note or an adjustment. Entries are never changed; a reversal corrects a mistake.
 */
export const cuentaCorrienteRegistrar = <ThrowOnError extends boolean = true>(options: Options<CuentaCorrienteRegistrarData, ThrowOnError>): RequestResult<CuentaCorrienteRegistrarResponses, CuentaCorrienteRegistrarErrors, ThrowOnError> => (options.client ?? client).post<CuentaCorrienteRegistrarResponses, CuentaCorrienteRegistrarErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios/{id}/movimientos',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Adds one payment by several means as one entry per means. If one entry is refused, none is stored.
 */
export const cuentaCorrienteRegistrarPago = <ThrowOnError extends boolean = true>(options: Options<CuentaCorrienteRegistrarPagoData, ThrowOnError>): RequestResult<CuentaCorrienteRegistrarPagoResponses, CuentaCorrienteRegistrarPagoErrors, ThrowOnError> => (options.client ?? client).post<CuentaCorrienteRegistrarPagoResponses, CuentaCorrienteRegistrarPagoErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios/{id}/pagos',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Reverses an entry that staff added, once, by a new entry.
 */
export const cuentaCorrienteRevertir = <ThrowOnError extends boolean = true>(options: Options<CuentaCorrienteRevertirData, ThrowOnError>): RequestResult<CuentaCorrienteRevertirResponses, CuentaCorrienteRevertirErrors, ThrowOnError> => (options.client ?? client).post<CuentaCorrienteRevertirResponses, CuentaCorrienteRevertirErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/movimientos/{movimiento_id}/reverso',
    ...options
});

/**
 * Sets a customer's payment terms.
 */
export const cuentaCorrienteCondiciones = <ThrowOnError extends boolean = true>(options: Options<CuentaCorrienteCondicionesData, ThrowOnError>): RequestResult<CuentaCorrienteCondicionesResponses, CuentaCorrienteCondicionesErrors, ThrowOnError> => (options.client ?? client).patch<CuentaCorrienteCondicionesResponses, CuentaCorrienteCondicionesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios/{id}/condiciones-de-pago',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * A customer's account statement for the given days, as a PDF.
 */
export const cuentaCorrientePdf = <ThrowOnError extends boolean = true>(options: Options<CuentaCorrientePdfData, ThrowOnError>): RequestResult<CuentaCorrientePdfResponses, CuentaCorrientePdfErrors, ThrowOnError> => (options.client ?? client).get<CuentaCorrientePdfResponses, CuentaCorrientePdfErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios/{id}/cuenta-corriente/pdf',
    ...options
});

/**
 * A customer's account statement for the given days, as a spreadsheet.
 */
export const cuentaCorrientePlanilla = <ThrowOnError extends boolean = true>(options: Options<CuentaCorrientePlanillaData, ThrowOnError>): RequestResult<CuentaCorrientePlanillaResponses, CuentaCorrientePlanillaErrors, ThrowOnError> => (options.client ?? client).get<CuentaCorrientePlanillaResponses, CuentaCorrientePlanillaErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios/{id}/cuenta-corriente/planilla',
    ...options
});

export const cuentaCorrienteListQueryKey = (options?: Options<CuentaCorrienteListData>) => createQueryKey('cuentaCorrienteList', options, false, ['cuentaCorriente']);

/**
 * Customers with a debt: overdue ones first, then by amount, the highest first.
 */
export const cuentaCorrienteListOptions = (options?: Options<CuentaCorrienteListData>) => queryOptions<CuentaCorrienteListResponse, CuentaCorrienteListError, CuentaCorrienteListResponse, ReturnType<typeof cuentaCorrienteListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await cuentaCorrienteList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: cuentaCorrienteListQueryKey(options)
});

export const cuentaCorrienteLimitesQueryKey = (options: Options<CuentaCorrienteLimitesData>) => createQueryKey('cuentaCorrienteLimites', options, false, ['cuentaCorriente']);

/**
 * Customers above their limit after approval of these orders, and customers with an overdue debt. The answer only warns.
 */
export const cuentaCorrienteLimitesOptions = (options: Options<CuentaCorrienteLimitesData>) => queryOptions<CuentaCorrienteLimitesResponse, CuentaCorrienteLimitesError, CuentaCorrienteLimitesResponse, ReturnType<typeof cuentaCorrienteLimitesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await cuentaCorrienteLimites({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: cuentaCorrienteLimitesQueryKey(options)
});

export const cuentaCorrienteGetQueryKey = (options: Options<CuentaCorrienteGetData>) => createQueryKey('cuentaCorrienteGet', options, false, ['cuentaCorriente']);

/**
 * A customer's current account with its ledger entries, newest first.
 */
export const cuentaCorrienteGetOptions = (options: Options<CuentaCorrienteGetData>) => queryOptions<CuentaCorrienteGetResponse, CuentaCorrienteGetError, CuentaCorrienteGetResponse, ReturnType<typeof cuentaCorrienteGetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await cuentaCorrienteGet({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: cuentaCorrienteGetQueryKey(options)
});

export const cuentaCorrienteDePedidoQueryKey = (options: Options<CuentaCorrienteDePedidoData>) => createQueryKey('cuentaCorrienteDePedido', options, false, ['cuentaCorriente']);

/**
 * The debt of an order, and its customer's total debt.
 */
export const cuentaCorrienteDePedidoOptions = (options: Options<CuentaCorrienteDePedidoData>) => queryOptions<CuentaCorrienteDePedidoResponse, CuentaCorrienteDePedidoError, CuentaCorrienteDePedidoResponse, ReturnType<typeof cuentaCorrienteDePedidoQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await cuentaCorrienteDePedido({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: cuentaCorrienteDePedidoQueryKey(options)
});

/**
 * Adds a payment, a credit note or an adjustment. Entries are never changed; a reversal corrects a mistake.
 */
export const cuentaCorrienteRegistrarMutation = (options?: Partial<Options<CuentaCorrienteRegistrarData>>): UseMutationOptions<CuentaCorrienteRegistrarResponse, CuentaCorrienteRegistrarError, Options<CuentaCorrienteRegistrarData>> => {
    const mutationOptions: UseMutationOptions<CuentaCorrienteRegistrarResponse, CuentaCorrienteRegistrarError, Options<CuentaCorrienteRegistrarData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await cuentaCorrienteRegistrar({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Adds one payment by several means as one entry per means. If one entry is refused, none is stored.
 */
export const cuentaCorrienteRegistrarPagoMutation = (options?: Partial<Options<CuentaCorrienteRegistrarPagoData>>): UseMutationOptions<CuentaCorrienteRegistrarPagoResponse, CuentaCorrienteRegistrarPagoError, Options<CuentaCorrienteRegistrarPagoData>> => {
    const mutationOptions: UseMutationOptions<CuentaCorrienteRegistrarPagoResponse, CuentaCorrienteRegistrarPagoError, Options<CuentaCorrienteRegistrarPagoData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await cuentaCorrienteRegistrarPago({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Reverses an entry that staff added, once, by a new entry.
 */
export const cuentaCorrienteRevertirMutation = (options?: Partial<Options<CuentaCorrienteRevertirData>>): UseMutationOptions<CuentaCorrienteRevertirResponse, CuentaCorrienteRevertirError, Options<CuentaCorrienteRevertirData>> => {
    const mutationOptions: UseMutationOptions<CuentaCorrienteRevertirResponse, CuentaCorrienteRevertirError, Options<CuentaCorrienteRevertirData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await cuentaCorrienteRevertir({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Sets a customer's payment terms.
 */
export const cuentaCorrienteCondicionesMutation = (options?: Partial<Options<CuentaCorrienteCondicionesData>>): UseMutationOptions<CuentaCorrienteCondicionesResponse, CuentaCorrienteCondicionesError, Options<CuentaCorrienteCondicionesData>> => {
    const mutationOptions: UseMutationOptions<CuentaCorrienteCondicionesResponse, CuentaCorrienteCondicionesError, Options<CuentaCorrienteCondicionesData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await cuentaCorrienteCondiciones({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const cuentaCorrientePdfQueryKey = (options: Options<CuentaCorrientePdfData>) => createQueryKey('cuentaCorrientePdf', options, false, ['cuentaCorriente']);

/**
 * A customer's account statement for the given days, as a PDF.
 */
export const cuentaCorrientePdfOptions = (options: Options<CuentaCorrientePdfData>) => queryOptions<CuentaCorrientePdfResponse, CuentaCorrientePdfError, CuentaCorrientePdfResponse, ReturnType<typeof cuentaCorrientePdfQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await cuentaCorrientePdf({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: cuentaCorrientePdfQueryKey(options)
});

export const cuentaCorrientePlanillaQueryKey = (options: Options<CuentaCorrientePlanillaData>) => createQueryKey('cuentaCorrientePlanilla', options, false, ['cuentaCorriente']);

/**
 * A customer's account statement for the given days, as a spreadsheet.
 */
export const cuentaCorrientePlanillaOptions = (options: Options<CuentaCorrientePlanillaData>) => queryOptions<CuentaCorrientePlanillaResponse, CuentaCorrientePlanillaError, CuentaCorrientePlanillaResponse, ReturnType<typeof cuentaCorrientePlanillaQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await cuentaCorrientePlanilla({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: cuentaCorrientePlanillaQueryKey(options)
});
