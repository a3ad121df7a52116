import type { renglonHallado } from 'api-client/contract/pedido-rapido';
import type { z } from 'zod';
import type { PriceViewer } from '../../http/actor.ts';
import { toPricedProducto } from '../productos/mapper.ts';
import type { RenglonFound } from './service.ts';

export type RenglonHallado = z.input<typeof renglonHallado>;

export const toRenglon = ({ opciones, ...renglon }: RenglonFound, prices: PriceViewer): RenglonHallado => ({
  ...renglon,
  opciones: opciones.map(({ producto, cantidad }) => ({
    producto: toPricedProducto(producto, prices),
    cantidad,
  })),
});
