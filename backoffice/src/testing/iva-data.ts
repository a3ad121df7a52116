import {
  type DetalleConPedido,
  netoOf,
  type Pedido,
  type PrecioIva,
  partesOf,
  toCents,
  toPesos,
} from 'api-client/backoffice';
import { linea } from './data.ts';

/** Two lines of one unit, with $ 1.000 of net amount each and two rates. */
export const twoRates = (of: Pedido): DetalleConPedido[] =>
  [1210, 1105].map((precio, place) =>
    linea(place + 1, of, { cantidad: 1, precio_unitario: precio, total_precio: precio }),
  );

/** Returns the lines with two rates in turn, in an order that shows IVA as the server does. */
export function withIva(
  lines: readonly DetalleConPedido[],
  modo: PrecioIva['modo'] = 'discriminado',
): DetalleConPedido[] {
  const rated = lines.map((line, place) => ({ line, alicuota: place % 2 === 0 ? 21 : 10.5 }));
  const { neto, partes } = partesOf(
    rated.map(({ line, alicuota }) => ({ alicuota, total: toCents(line.total_precio) })),
  );
  const iva = {
    modo,
    neto: toPesos(neto),
    partes: partes.map((part) => ({ ...part, neto: toPesos(part.neto), iva: toPesos(part.iva) })),
  };
  const total_precio = lines.reduce((sum, line) => sum + toCents(line.total_precio), 0);
  return rated.map(({ line, alicuota }) => ({
    ...line,
    iva: lineIva(line, alicuota),
    pedido: { ...line.pedido, total_precio: toPesos(total_precio), iva },
  }));
}

function lineIva({ precio_unitario, total_precio }: DetalleConPedido, alicuota: number) {
  const total = toCents(total_precio);
  const neto = netoOf(total, alicuota);
  return {
    alicuota,
    precio_neto: toPesos(netoOf(toCents(precio_unitario), alicuota)),
    neto: toPesos(neto),
    iva: toPesos(total - neto),
  };
}
