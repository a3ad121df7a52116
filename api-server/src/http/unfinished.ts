import type { OperationId } from 'api-client/contract';

/**
 * Described, but answered with 501 until their screens are built. The list only ever gets shorter (a test holds
 * it), and is empty when the back office is whole.
 */
export const UNFINISHED = [
  'auth.requestPasswordReset',
  'auth.resetPassword',
  'productos.create',
  'productos.update',
  'productos.activate',
  'productos.deactivate',
  'marcas.create',
  'marcas.update',
  'marcas.activate',
  'marcas.deactivate',
  'categorias.create',
  'categorias.update',
  'categorias.activate',
  'categorias.deactivate',
  'etiquetas.create',
  'etiquetas.update',
  'etiquetas.activate',
  'etiquetas.deactivate',
  'pedidos.update',
  'pedidos.gananciaDia',
  'pedidos.gananciaMes',
  'pedidos.productosVendidos',
  'detallesPedidos.totalProductosVendidos',
  'detallesPedidos.productosMasVendidos',
] as const satisfies readonly OperationId[];

export type UnfinishedId = (typeof UNFINISHED)[number];
