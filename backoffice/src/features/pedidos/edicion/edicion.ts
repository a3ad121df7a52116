/**
 * The edit of an order (staff document, sections 3 and 4): the lines as read, and the current lines. The
 * product identifies a line.
 */
import {
  type DetalleConPedido,
  LIMITS,
  lineTotal,
  type PedidoEdicionBody,
  toCents,
} from 'api-client/backoffice';
import { refusalOfDecimals, UNREADABLE_KILOS } from 'api-client/backoffice-entrega';
import { editedDetalle, savedDetalle } from 'api-client/backoffice-forms';

export interface EditedLine {
  producto_id: string;
  nombre: string;
  /** Null for an empty field, NaN for an invalid number. */
  cantidad: number | null;
  /** Pesos; null and NaN as above. */
  precio_unitario: number | null;
  /** Percent; NaN as above. */
  descuento: number;
  /** The customer's note. */
  nota?: string | undefined;
  /** Removed lines stay visible, so that they can be restored. */
  removed?: boolean;
  /** The list price of an added line's product. */
  listed?: number;
  /** Rate of IVA in percent, in orders that show the amount of the tax; missing if unknown. */
  alicuota?: number;
  /** Whether the quantity may have decimals. */
  porKilo?: boolean;
}

/** The editable figures of a line. */
export const FIGURES = ['cantidad', 'precio_unitario', 'descuento'] as const;
export type Figure = (typeof FIGURES)[number];
export type Figures = Pick<EditedLine, Figure>;

export interface Edicion {
  /** The order as read; its version is sent with the save. */
  pedido: DetalleConPedido['pedido'];
  originals: readonly EditedLine[];
  lines: readonly EditedLine[];
}

/** Returns an unchanged edit; undefined for an order without lines. */
export function toEdicion(detalles: readonly DetalleConPedido[]): Edicion | undefined {
  const pedido = detalles[0]?.pedido;
  const originals = detalles.map(
    ({ producto: { producto_id, nombre }, nota, iva, por_kilo, ...figures }): EditedLine => ({
      producto_id,
      nombre,
      cantidad: figures.cantidad,
      precio_unitario: figures.precio_unitario,
      descuento: figures.descuento,
      ...(por_kilo && { porKilo: true }),
      ...(nota && { nota }),
      ...(iva && { alicuota: iva.alicuota }),
    }),
  );
  return pedido && { pedido, originals, lines: originals };
}

const indexes = new WeakMap<readonly EditedLine[], Map<string, EditedLine>>();

/** Indexed: each key press compares every line with its original. */
export function findLine(lines: readonly EditedLine[], producto_id: string): EditedLine | undefined {
  let index = indexes.get(lines);
  if (!index) {
    // Reversed, so that the first of two equal ids wins.
    index = new Map(lines.toReversed().map((line) => [line.producto_id, line]));
    indexes.set(lines, index);
  }
  return index.get(producto_id);
}

/** Returns whether both lines exist with equal figures, or both are missing. */
export const sameFigures = (one: EditedLine | undefined, other: EditedLine | undefined): boolean =>
  one && other ? FIGURES.every((figure) => one[figure] === other[figure]) : one === other;

/** Returns how a line changed. A line that was added and removed again is unchanged. */
export function describeChange({ originals }: Pick<Edicion, 'originals'>, line: EditedLine) {
  const before = findLine(originals, line.producto_id);
  if (line.removed) return before ? 'removed' : undefined;
  if (!before) return 'added';
  return sameFigures(before, line) ? undefined : 'changed';
}

/** Returns the lines that were added, removed, or differ in cantidad, precio_unitario or descuento. */
export const changedLines = (edicion: Edicion): EditedLine[] =>
  edicion.lines.filter((line) => describeChange(edicion, line) !== undefined);

export const remainingLines = (lines: readonly EditedLine[]) => lines.filter(({ removed }) => !removed);

/** Returns whether both lists of lines produce the same order. */
export function sameOutcome(ones: readonly EditedLine[], others: readonly EditedLine[]): boolean {
  const [these, those] = [remainingLines(ones), remainingLines(others)];
  return (
    these.length === those.length &&
    these.every((line) => sameFigures(line, findLine(those, line.producto_id)))
  );
}

/** Counts an empty or invalid field as zero. */
const counted = (figure: number | null): number => Math.max(0, figure || 0);

/** Returns a line's total in cents, by the server's rule. */
export const lineCents = ({ cantidad, precio_unitario, descuento }: Figures): number =>
  lineTotal({
    cantidad: counted(cantidad),
    precio_unitario: toCents(counted(precio_unitario)),
    // Limit a discount above 100 while typing: the total must not become negative.
    descuento: Math.min(100, counted(descuento)),
  });

/** Returns the order's total in cents. */
export const totalCents = (lines: readonly EditedLine[]): number =>
  remainingLines(lines).reduce((sum, line) => sum + lineCents(line), 0);

type Errors = Partial<Record<Figure, string>>;

const [faultsAsEdited, faultsAsSaved] = [
  new WeakMap<EditedLine, Errors>(),
  new WeakMap<EditedLine, Errors>(),
];

/**
 * Returns the error of each figure, in the contract's words. 1000 units, which only customers may order, are
 * valid when unchanged.
 */
export function findErrors({ originals }: Pick<Edicion, 'originals'>, line: EditedLine): Errors {
  if (line.removed) return {};
  const had = findLine(originals, line.producto_id)?.cantidad === line.cantidad;
  const known = had ? faultsAsSaved : faultsAsEdited;
  const faults = known.get(line) ?? (had ? findFaults(line, savedDetalle) : findEditedFaults(line));
  known.set(line, faults);
  return faults;
}

function findFaults(line: EditedLine, schema: typeof savedDetalle): Errors {
  const { success, error } = schema.safeParse(line);
  if (success) return {};
  // The first error of a figure wins.
  return Object.fromEntries(error.issues.map(({ path, message }) => [path[0], message]).reverse());
}

/** A changed quantity has decimals only if the product is sold por kilo. */
function findEditedFaults(line: EditedLine): Errors {
  const { cantidad, porKilo = false } = line;
  const isUnread = cantidad === null || Number.isNaN(cantidad);
  const decimals = isUnread ? porKilo && UNREADABLE_KILOS : refusalOfDecimals(cantidad, porKilo);
  return { ...findFaults(line, editedDetalle), ...(decimals && { cantidad: decimals }) };
}

/** Returns why the order can't be saved; undefined if it can. */
export function findSaveError(edicion: Edicion): string | undefined {
  const lines = remainingLines(edicion.lines);
  if (lines.length === 0) return 'El pedido no tiene productos.';
  if (lines.length > LIMITS.detallesPerPedido) return 'El pedido tiene demasiados productos.';
  return lines.flatMap((line) => Object.values(findErrors(edicion, line)))[0];
}

/** Returns the request body. Only valid without a `findSaveError`. */
export const bodyOf = ({ lines }: Edicion): PedidoEdicionBody => ({
  estado_pedido: 'esperando_aprobacion',
  detalles: remainingLines(lines).map((line) => savedDetalle.parse(line)),
});
