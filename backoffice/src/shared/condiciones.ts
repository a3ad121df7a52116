/** Calls about commercial agreements that several screens share. */
import { queryOptions } from '@tanstack/react-query';
import {
  type Condicion,
  condicionesDeUsuarioOptions,
  condicionesGetOptions,
  condicionesList,
  condicionesListQueryKey,
  LIMITS,
} from 'api-client/backoffice';
import { callOptions } from 'app-core/queries/call-options';
import { notVigenteText, withSmallInitial } from './condicion-texts.ts';
import { loadAll } from './producto-options.ts';
import { queriesOf } from './queries.ts';

const FIRST = { query: { limit: LIMITS.pageMax, offset: 0 } };

/** Returns the name, and why an agreement does not count today. */
function labelOf(condicion: Condicion): string {
  const reason = notVigenteText(condicion);
  return reason ? `${condicion.nombre} (${withSmallInitial(reason)})` : condicion.nombre;
}

const loadBy = (key: 'condicion_id' | 'nombre') => () =>
  loadAll(condicionesList, ({ condiciones }) =>
    condiciones.map((condicion) => ({ value: condicion[key], label: labelOf(condicion) })),
  );

/** All agreements as options of a select. Tagged as the list, so that a change of any invalidates them. */
export const condicionesOptions = () =>
  queryOptions({
    queryKey: ['condiciones-options', ...condicionesListQueryKey(FIRST)],
    queryFn: loadBy('condicion_id'),
  });

/** The same with the names as values, for spreadsheets. */
export const condicionesByNombre = () =>
  queryOptions({
    queryKey: ['condiciones-nombres', ...condicionesListQueryKey(FIRST)],
    queryFn: loadBy('nombre'),
  });

export const condicionOptions = (id: string) => callOptions(condicionesGetOptions({ path: { id } }));

export const condicionDadaOptions = (id: string) =>
  callOptions(condicionesDeUsuarioOptions({ path: { id } }));

/** The agreements, and what they decide for a customer: prices, and payment terms in the account. */
export const CONDICIONES_QUERIES = queriesOf('condiciones', 'productos', 'pedidoRapido', 'cuentaCorriente');

/** Queries that a given agreement invalidates. Includes accounts: their version changes. */
export const DADA_QUERIES = queriesOf(
  'condiciones',
  'productos',
  'pedidoRapido',
  'cuentaCorriente',
  'usuarios',
);
