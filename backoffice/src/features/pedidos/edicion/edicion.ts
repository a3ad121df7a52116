/**
 * An order that is being edited (staff document, sections 3 and 4): the lines as they were read, and those lines as
 * they stand now. A line is known by its product.
 */
import { type DetalleConPedido, LIMITS, type Pedido, type PedidoEdicionBody } from 'api-client/backoffice';
import { detalleEditado, detalleGuardado } from 'api-client/backoffice-forms';
import { centavosDeLinea } from './importe-de-linea.ts';

export interface LineaEditada {
  producto_id: string;
  nombre: string;
  /** null while its field is empty, NaN while no such number stands there. */
  cantidad: number | null;
  /** Pesos; null and NaN as above. */
  precio_unitario: number | null;
  /** Percent; NaN as above. */
  descuento: number;
  /** Taken away: still shown, so that it can be put back. */
  quitada?: boolean;
}

export interface Edicion {
  /** The order as it was read; its version goes back with the save. */
  pedido: Pedido;
  originales: readonly LineaEditada[];
  lineas: readonly LineaEditada[];
}

const lineasLeidas = (detalles: readonly DetalleConPedido[]): LineaEditada[] =>
  detalles.map(({ producto, cantidad, precio_unitario, descuento }) => ({
    producto_id: producto.producto_id,
    nombre: producto.nombre,
    cantidad,
    precio_unitario,
    descuento,
  }));

/** Nothing is edited yet. undefined for an order without lines. */
export function edicionDe(detalles: readonly DetalleConPedido[]): Edicion | undefined {
  const pedido = detalles[0]?.pedido;
  const originales = lineasLeidas(detalles);
  return pedido && { pedido, originales, lineas: originales };
}

export const lineaDe = (lineas: readonly LineaEditada[], producto_id: string): LineaEditada | undefined =>
  lineas.find((linea) => linea.producto_id === producto_id);

export const igualLinea = (una: LineaEditada, otra: LineaEditada): boolean =>
  una.cantidad === otra.cantidad &&
  una.precio_unitario === otra.precio_unitario &&
  una.descuento === otra.descuento;

/** What became of a line since it was read. One that was added and taken away again is no change. */
export function cambioDe({ originales }: Edicion, linea: LineaEditada) {
  const antes = lineaDe(originales, linea.producto_id);
  if (linea.quitada) return antes ? 'removed' : undefined;
  if (!antes) return 'added';
  return igualLinea(antes, linea) ? undefined : 'changed';
}

/** Lines that differ: the number of lines, a missing one, or its cantidad, precio_unitario or descuento. */
export const cambios = (edicion: Edicion): LineaEditada[] =>
  edicion.lineas.filter((linea) => cambioDe(edicion, linea) !== undefined);

const vigentes = (lineas: readonly LineaEditada[]) => lineas.filter(({ quitada }) => !quitada);

/** Whether an order comes out the same of both, whatever was done to get there. */
export function loMismo(unas: readonly LineaEditada[], otras: readonly LineaEditada[]): boolean {
  const [estas, esas] = [vigentes(unas), vigentes(otras)];
  return (
    estas.length === esas.length &&
    estas.every((linea) => {
      const misma = lineaDe(esas, linea.producto_id);
      return misma !== undefined && igualLinea(linea, misma);
    })
  );
}

/** Cents of the whole order. */
export const centavosDe = (lineas: readonly LineaEditada[]): number =>
  vigentes(lineas).reduce((suma, linea) => suma + centavosDeLinea(linea), 0);

type Campo = 'cantidad' | 'precio_unitario' | 'descuento';

/**
 * What is wrong with each figure of a line, in the contract's words. 1000 units, which a customer may order and staff
 * may not enter, are right where the line had them.
 */
export function erroresDe(
  { originales }: Pick<Edicion, 'originales'>,
  linea: LineaEditada,
): Partial<Record<Campo, string>> {
  if (linea.quitada) return {};
  const had = lineaDe(originales, linea.producto_id)?.cantidad === linea.cantidad;
  const { success, error } = (had ? detalleGuardado : detalleEditado).safeParse(linea);
  if (success) return {};
  // The first of several for one figure is the one to be told.
  return Object.fromEntries(error.issues.map(({ path, message }) => [path[0], message]).reverse());
}

/** Why the order can't be saved as it stands. */
export function impedimentoDe({ originales, lineas }: Edicion): string | undefined {
  const quedan = vigentes(lineas);
  if (quedan.length === 0) return 'El pedido no tiene productos.';
  if (quedan.length > LIMITS.detallesPerPedido) return 'El pedido tiene demasiados productos.';
  return quedan.flatMap((linea) => Object.values(erroresDe({ originales }, linea)))[0];
}

/** What is sent. Only of an edit without an `impedimentoDe`. */
export const cuerpoDe = ({ lineas }: Edicion): PedidoEdicionBody => ({
  estado_pedido: 'esperando_aprobacion',
  detalles: vigentes(lineas).map((linea) => detalleGuardado.parse(linea)),
});
