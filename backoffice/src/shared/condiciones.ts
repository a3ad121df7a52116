/** Calls about commercial agreements that several screens share. */
import { queryOptions } from '@tanstack/react-query';
import {
  condicionesDeUsuarioOptions,
  condicionesGetOptions,
  condicionesList,
  condicionesListQueryKey,
  LIMITS,
} from 'api-client/backoffice';
import { callOptions } from 'app-core/queries/call-options';
import { loadAll } from './producto-options.ts';
import { queriesOf } from './queries.ts';

const FIRST = { query: { limit: LIMITS.pageMax, offset: 0 } };

/** All agreements as options of a select. Tagged as the list, so that a change of any invalidates them. */
export const condicionesOptions = () =>
  queryOptions({
    queryKey: ['condiciones-options', ...condicionesListQueryKey(FIRST)],
    queryFn: () =>
      loadAll(condicionesList, ({ condiciones }) =>
        condiciones.map(({ condicion_id, nombre }) => ({ value: condicion_id, label: nombre })),
      ),
  });

export const condicionOptions = (id: string) => callOptions(condicionesGetOptions({ path: { id } }));

export const condicionDadaOptions = (id: string) =>
  callOptions(condicionesDeUsuarioOptions({ path: { id } }));

/** The agreements, and the products, whose prices for a customer they decide. */
export const CONDICIONES_QUERIES = queriesOf('condiciones', 'productos', 'pedidoRapido');

/** Queries that a given agreement invalidates. Includes accounts: their version changes. */
export const DADA_QUERIES = queriesOf('condiciones', 'productos', 'pedidoRapido', 'usuarios');
