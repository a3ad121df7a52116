import type { ComparacionDeCondiciones, Condicion, PreciosDeCondicion } from 'api-client/backoffice';
import { id } from './data.ts';

/** The general terms of an agreement that leaves them all to the shop. */
export const NO_TERMS = {
  ...{ monto_minimo: null, envio_gratis: null, descuento: null, plazo: null, limite: null },
  ...{ vigente_desde: null, vigente_hasta: null, vigente: true },
};

/** General terms that set everything; the agreement ended on 30/11/2026. */
export const VENCIDA = {
  ...{ envio_gratis: 80_000, descuento: 12.5, plazo: 30, limite: 500_000.5 },
  ...{ vigente_desde: '2026-11-01', vigente_hasta: '2026-11-30', vigente: false },
};

export const condicion = (n: number, more: Partial<Condicion> = {}): Condicion => ({
  condicion_id: id(8000 + n),
  nombre: `Supermercados ${n}`,
  ...NO_TERMS,
  monto_minimo: 50_000,
  reglas: [
    { marca: null, categoria: null, ajuste: -5.5, redondeo: '10', direccion: 'arriba' },
    {
      ...{ marca: { marca_id: id(2001), nombre: 'Marca 1' }, categoria: null },
      ...{ ajuste: 10, redondeo: 'no', direccion: 'cercano' },
    },
  ],
  precios: 2,
  clientes: 0,
  version: 3,
  ...more,
});

export const precio = (
  n: number,
  more: Partial<PreciosDeCondicion['productos'][number]> = {},
): PreciosDeCondicion['productos'][number] => ({
  ...{ producto_id: id(6000 + n), nombre: `Almendra ${n}`, marca: 'Marca 1' },
  ...{ base: 10_000, precio: 9_450, propio: null, cantidades: null, motivo: 'todo' },
  ...more,
});

const compared = (
  n: number,
  precio: number,
  otro: number,
): ComparacionDeCondiciones['productos'][number] => ({
  ...{ producto_id: id(6000 + n), nombre: `Almendra ${n}`, marca: 'Marca 1' },
  ...{ base: 10_000, precio, otro },
});

/** Three of 1240 products in two agreements. */
export const comparacion: ComparacionDeCondiciones = {
  productos: [compared(1, 9450, 8505), compared(2, 9450, 9450), compared(3, 9450, 12_000.5)],
  ...{ total: 3, menores: 30, iguales: 1200, mayores: 10 },
};
