import type { Accion } from 'api-client/contract';
import { idOf, ownPedido, pedido, printedRemito, soldPedidos } from './deeds-fixture.ts';

/** The operations that return a file. */
export const PAPER_CALLS = {
  'listaDePrecios.planilla': ['precios.lista', async () => ({})],
  'listaDePrecios.pdf': ['precios.lista', async () => ({})],
  'cuentaCorriente.pdf': ['cuenta.resumen', idOf],
  'cuentaCorriente.planilla': ['cuenta.resumen', idOf],
  'miCuentaCorriente.pdf': ['cuenta.resumen', async () => ({})],
  'miCuentaCorriente.planilla': ['cuenta.resumen', async () => ({})],
  'informes.planilla': ['informe.planilla', async () => ({})],
  'margen.planilla': ['informe.margen', async () => ({})],
  'planillas.pedidos': ['pedido.planilla', async () => ({})],
  'planillas.productos': ['producto.planilla', async () => ({})],
  'planillas.clientes': ['usuario.planilla', async () => ({})],
  'misPedidos.pdf': ['pedido.pdf', ownPedido],
  'remitos.download': ['pedido.remito', async () => ({ pedidoId: (await pedido('aprobado')).pedido_id })],
  'remitos.hojasDeRuta': ['pedido.hoja_de_ruta', soldPedidos],
  'remitos.impreso': ['pedido.remito', printedRemito],
  'remitos.varios': ['pedido.remito', soldPedidos],
} satisfies Record<string, [Accion, () => Promise<Record<string, unknown>>]>;
