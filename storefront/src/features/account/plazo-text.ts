/** Returns for example '30 días desde la aprobación', from the days between an order's approval and its payment. */
export const plazoText = (plazo: number): string =>
  plazo === 0 ? 'Al aprobarse el pedido' : `${plazo} ${plazo === 1 ? 'día' : 'días'} desde la aprobación`;
