import type { Tag } from 'api-client/backoffice';
import { tagged } from 'app-core/queries/tagged';

/** The queries about some of the API's resources: what a change of these makes old. */
export const queriesOf = tagged<Tag>;

/** What an order that was placed, edited or given another status makes old: lists, lines, history, sales figures, what is owed. */
export const PEDIDOS_QUERIES = queriesOf(
  'pedidos',
  'detallesPedidos',
  'empaques',
  'remitos',
  'cuentaCorriente',
);
/** Who edits what at this moment. */
export const PRESENCIAS_QUERIES = queriesOf('presencias');
export const USUARIOS_QUERIES = queriesOf('usuarios', 'solicitudes');
/** A product's past prices, and what a change of many would do, too. */
export const PRODUCTOS_QUERIES = queriesOf('productos', 'precios');
export const FILTROS_QUERIES = queriesOf('marcas', 'categorias', 'etiquetas');
