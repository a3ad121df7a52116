import { queriesOf } from '../../shared/queries.ts';

/** What a zone, or a holiday, makes old: where orders go, and when. */
export const ZONAS_QUERIES = queriesOf('zonas', 'feriados', 'pedidos', 'reparto', 'informes', 'margen');
