import { queriesOf } from '../../shared/queries.ts';

/** Queries that depend on zones or holidays. */
export const ZONAS_QUERIES = queriesOf('zonas', 'feriados', 'pedidos', 'reparto', 'informes', 'margen');
