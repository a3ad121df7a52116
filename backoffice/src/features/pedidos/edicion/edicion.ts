/**
 * An order that is being edited (staff document, sections 3 and 4): the lines as they were read, and those lines as
 * they stand now. A line is known by its product.
 */
import {
  type DetalleConPedido,
  LIMITS,
  lineTotal,
  type Pedido,
  type PedidoEdicionBody,
  toCents,
} from 'api-client/backoffice';
import { editedDetalle, savedDetalle } from 'api-client/backoffice-forms';

export interface EditedLine {
  producto_id: string;
  nombre: string;
  /** null while its field is empty, NaN while no such number stands there. */
  cantidad: number | null;
  /** Pesos; null and NaN as above. */
  precio_unitario: number | null;
  /** Percent; NaN as above. */
  descuento: number;
  /** What the customer wrote beside it. */
  nota?: string | undefined;
  /** Taken away: still shown, so that it can be put back. */
  removed?: boolean;
  /** What the product of a line that was added costs. */
  listed?: number;
}

/** What can be edited of a line. */
export const FIGURES = ['cantidad', 'precio_unitario', 'descuento'] as const;
export type Figure = (typeof FIGURES)[number];
export type Figures = Pick<EditedLine, Figure>;

export interface Edicion {
  /** The order as it was read; its version goes back with the save. */
  pedido: Pedido;
  originals: readonly EditedLine[];
  lines: readonly EditedLine[];
}

/** Nothing is edited yet. undefined for an order without lines. */
export function edicionOf(detalles: readonly DetalleConPedido[]): Edicion | undefined {
  const pedido = detalles[0]?.pedido;
  const originals = detalles.map(
    ({ producto: { producto_id, nombre }, cantidad, precio_unitario, descuento, nota }): EditedLine => ({
      producto_id,
      nombre,
      cantidad,
      precio_unitario,
      descuento,
      ...(nota && { nota }),
    }),
  );
  return pedido && { pedido, originals, lines: originals };
}

const indexes = new WeakMap<readonly EditedLine[], Map<string, EditedLine>>();

/** Looked up, not looked for: with every key that is typed each line is compared with what it was. */
export function lineOf(lines: readonly EditedLine[], producto_id: string): EditedLine | undefined {
  let index = indexes.get(lines);
  if (!index) {
    // Of two with one id the first.
    index = new Map(lines.toReversed().map((line) => [line.producto_id, line]));
    indexes.set(lines, index);
  }
  return index.get(producto_id);
}

/** Whether both are there with the same figures, or neither is there. */
export const sameFigures = (one: EditedLine | undefined, other: EditedLine | undefined): boolean =>
  one && other ? FIGURES.every((figure) => one[figure] === other[figure]) : one === other;

/** What became of a line since it was read. One that was added and taken away again is no change. */
export function changeOf({ originals }: Pick<Edicion, 'originals'>, line: EditedLine) {
  const before = lineOf(originals, line.producto_id);
  if (line.removed) return before ? 'removed' : undefined;
  if (!before) return 'added';
  return sameFigures(before, line) ? undefined : 'changed';
}

/** Lines that differ: the number of lines, a missing one, or its cantidad, precio_unitario or descuento. */
export const changedLines = (edicion: Edicion): EditedLine[] =>
  edicion.lines.filter((line) => changeOf(edicion, line) !== undefined);

/** Those that were not taken away. */
export const remaining = (lines: readonly EditedLine[]) => lines.filter(({ removed }) => !removed);

/** Whether an order comes out the same of both, whatever was done to get there. */
export function sameOutcome(ones: readonly EditedLine[], others: readonly EditedLine[]): boolean {
  const [these, those] = [remaining(ones), remaining(others)];
  return (
    these.length === those.length && these.every((line) => sameFigures(line, lineOf(those, line.producto_id)))
  );
}

/** What stands in a field while one types may be empty or no amount: it counts as nothing. */
const counted = (figure: number | null): number => Math.max(0, figure || 0);

/** Cents of a line that is being edited, by the server's own rule. */
export const lineCents = ({ cantidad, precio_unitario, descuento }: Figures): number =>
  lineTotal({
    cantidad: counted(cantidad),
    precio_unitario: toCents(counted(precio_unitario)),
    // One that is being typed may stand above 100 for a moment: the line is worth nothing then, not less.
    descuento: Math.min(100, counted(descuento)),
  });

/** Cents of the whole order. */
export const totalCents = (lines: readonly EditedLine[]): number =>
  remaining(lines).reduce((sum, line) => sum + lineCents(line), 0);

type Errors = Partial<Record<Figure, string>>;

const [faultsAsEdited, faultsAsSaved] = [
  new WeakMap<EditedLine, Errors>(),
  new WeakMap<EditedLine, Errors>(),
];

/**
 * What is wrong with each figure of a line, in the contract's words. 1000 units, which a customer may order and staff
 * may not enter, are right where the line had them.
 */
export function errorsOf({ originals }: Pick<Edicion, 'originals'>, line: EditedLine): Errors {
  if (line.removed) return {};
  const had = lineOf(originals, line.producto_id)?.cantidad === line.cantidad;
  const known = had ? faultsAsSaved : faultsAsEdited;
  const faults = known.get(line) ?? faultsOf(line, had ? savedDetalle : editedDetalle);
  known.set(line, faults);
  return faults;
}

function faultsOf(line: EditedLine, schema: typeof savedDetalle): Errors {
  const { success, error } = schema.safeParse(line);
  if (success) return {};
  // The first of several for one figure is the one to be told.
  return Object.fromEntries(error.issues.map(({ path, message }) => [path[0], message]).reverse());
}

/** Why the order can't be saved as it stands. */
export function hindranceOf(edicion: Edicion): string | undefined {
  const lines = remaining(edicion.lines);
  if (lines.length === 0) return 'El pedido no tiene productos.';
  if (lines.length > LIMITS.detallesPerPedido) return 'El pedido tiene demasiados productos.';
  return lines.flatMap((line) => Object.values(errorsOf(edicion, line)))[0];
}

/** What is sent. Only of an edit without a `hindranceOf`. */
export const bodyOf = ({ lines }: Edicion): PedidoEdicionBody => ({
  estado_pedido: 'esperando_aprobacion',
  detalles: remaining(lines).map((line) => savedDetalle.parse(line)),
});
