import type { Tag } from 'api-client/backoffice';
import { tagged } from 'app-core/queries/tagged';

/** Returns a filter for the queries of these resources. */
export const queriesOf = tagged<Tag>;

/** Queries that a new or changed order invalidates: lists, lines, history, sales figures, balances. */
export const PEDIDOS_QUERIES = queriesOf(
  'pedidos',
  'detallesPedidos',
  'empaques',
  'remitos',
  'cuentaCorriente',
);
/** The users who are editing an order. */
export const PRESENCIAS_QUERIES = queriesOf('presencias');
export const USUARIOS_QUERIES = queriesOf('usuarios', 'solicitudes');
/** Includes former prices and previews of price changes. */
export const PRODUCTOS_QUERIES = queriesOf('productos', 'precios');
/** Queries that a change of many prices invalidates, also prices of agreements. */
export const PRECIOS_QUERIES = queriesOf('productos', 'precios', 'condiciones', 'pedidoRapido');
export const FILTROS_QUERIES = queriesOf('marcas', 'categorias', 'etiquetas');
export const BANNERS_QUERIES = queriesOf('banners');
/** Queries that depend on zones or holidays. */
export const ZONAS_QUERIES = queriesOf('zonas', 'feriados', 'pedidos', 'reparto', 'informes', 'margen');
