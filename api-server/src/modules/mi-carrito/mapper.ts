import type { miCarrito } from 'api-client/contract/mi-carrito';
import { toPesos } from 'api-client/contract/money';
import type { z } from 'zod';
import type { PriceViewer } from '../../http/actor.ts';
import type { Carrito } from './service.ts';

/** The `PriceViewer` proves that the caller may see prices. */
export const toMiCarrito = ({ lineas, nota }: Carrito, _: PriceViewer): z.input<typeof miCarrito> => ({
  lineas: lineas.map(({ linea, nombre }) => ({
    producto_id: linea.producto_id,
    nombre,
    cantidad: linea.cantidad,
    precio: linea.precio === null ? null : toPesos(linea.precio),
    puesta_en: linea.puesta_en.toISOString(),
    version: linea.version,
    nota: linea.nota,
  })),
  nota: nota ? { texto: nota.texto, version: nota.version } : null,
});
