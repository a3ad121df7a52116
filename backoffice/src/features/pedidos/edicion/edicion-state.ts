import { type Cantidades, type Producto, precioFor } from 'api-client/backoffice';
import { addCantidades } from 'api-client/backoffice-entrega';
import { isEditable } from '../estado.ts';
import {
  changedLines,
  type Edicion,
  type EditedLine,
  FIGURES,
  type Figures,
  findLine,
  remainingLines,
  sameFigures,
  sameOutcome,
} from './edicion.ts';

/** A line in conflict: as read, as saved by the other user, and as edited here. Undefined where it does not exist. */
export interface ConflictLine {
  producto_id: string;
  nombre: string;
  read: EditedLine | undefined;
  theirs: EditedLine | undefined;
  mine: EditedLine | undefined;
}

/** Returns every line that either user changed. */
export function conflictLines(mine: Edicion, theirs: Edicion): ConflictLine[] {
  const all = [...mine.originals, ...theirs.originals, ...mine.lines];
  return [...new Map(all.map(({ producto_id, nombre }) => [producto_id, nombre]))]
    .map(([producto_id, nombre]) => ({
      producto_id,
      nombre,
      read: findLine(mine.originals, producto_id),
      theirs: findLine(theirs.originals, producto_id),
      mine: findLine(remainingLines(mine.lines), producto_id),
    }))
    .filter((line) => !sameFigures(line.read, line.theirs) || !sameFigures(line.read, line.mine));
}

/**
 * Returns whether both users changed the same figure, or whether a line exists, to different values: then a
 * person must decide.
 */
export const hasConflict = (mine: Edicion, theirs: Edicion): boolean =>
  conflictLines(mine, theirs).some(({ read, theirs, mine }) => {
    if (sameFigures(mine, theirs) || sameFigures(read, theirs) || sameFigures(read, mine)) return false;
    // One user removed or added the line, and the other has it differently.
    if (!read || !theirs || !mine) return true;
    return FIGURES.some(
      (figure) =>
        theirs[figure] !== read[figure] && mine[figure] !== read[figure] && theirs[figure] !== mine[figure],
    );
  });

/** Returns the lines that the other user changed, with this user's unequal values. */
const theirLines = (mine: Edicion, theirs: Edicion): ConflictLine[] =>
  conflictLines(mine, theirs).filter((line) => !sameFigures(line.read, line.theirs));

/** Applies this user's changed figures to the newer version. */
function rebase(mine: Edicion, theirs: Edicion): Edicion {
  const changed = changedLines(mine);
  const lines = theirs.originals.map((original) => {
    const line = findLine(changed, original.producto_id);
    if (!line) return original;
    if (line.removed) return { ...original, removed: true };
    const read = findLine(mine.originals, original.producto_id);
    const own = FIGURES.filter((figure) => line[figure] !== read?.[figure]);
    return { ...original, ...Object.fromEntries(own.map((figure) => [figure, line[figure]])) };
  });
  // Lines that the newer version lacks: added here, or removed there and changed here.
  const missing = remainingLines(changed).filter(
    ({ producto_id }) => !findLine(theirs.originals, producto_id),
  );
  return { ...theirs, lines: [...lines, ...missing] };
}

/** The state of an order's edit. */
export interface EdicionState {
  /** 'saving' locks the fields; 'comparing' shows the other user's version. */
  phase: 'editing' | 'saving' | 'comparing';
  edicion: Edicion;
  /** A newer version to choose from. While a save is pending, it may be this user's own. */
  newer?: Edicion;
  /** Why the last save was refused, until the next change. */
  refusal?: string | undefined;
  /** Changes by other users that were merged without conflict, until the user dismisses the note. */
  merged?: Merged;
}

export interface Merged {
  lines: readonly ConflictLine[];
  /** The save was refused for the newer version, and must be repeated. */
  unsaved: boolean;
}

export type LineAction =
  | { type: 'change'; producto_id: string; figures: Partial<Figures> }
  | { type: 'remove' | 'restore'; producto_id: string }
  | {
      type: 'add';
      producto: Pick<EditedLine, 'producto_id' | 'nombre'> & {
        precio: number;
        cantidades?: Cantidades | undefined;
        alicuota?: number | undefined;
        porKilo?: boolean;
      };
      cantidad: number;
    }
  /** 'Deshacer Cambios'. */
  | { type: 'undo' };

export type EdicionAction =
  | LineAction
  /** The server's current version. */
  | { type: 'read'; found: Edicion }
  | { type: 'save' }
  | { type: 'saved'; found: Edicion }
  | { type: 'failed'; conflict: boolean; refusal?: string | undefined }
  | { type: 'compare' }
  /** The user dismissed the merge note. */
  | { type: 'noticed' }
  /** Continues with the newer version; `keepMine` applies this user's changes to it. */
  | { type: 'resume'; keepMine: boolean };

export const startFrom = (edicion: Edicion): EdicionState => ({ phase: 'editing', edicion });

export const isDirty = ({ edicion }: EdicionState): boolean => changedLines(edicion).length > 0;

export function nextState(state: EdicionState, action: EdicionAction): EdicionState {
  const { phase, edicion, newer } = state;
  switch (action.type) {
    case 'read': {
      const { found } = action;
      if (found.pedido.version <= edicion.pedido.version) return state;
      return phase === 'saving' || !isDirty(state) ? { ...state, newer: found } : meet(state, found);
    }
    case 'save':
      return { ...state, phase: 'saving', refusal: undefined };
    case 'saved':
      return startFrom(action.found);
    case 'failed': {
      const failed: EdicionState = {
        ...state,
        phase: action.conflict ? 'comparing' : 'editing',
        refusal: action.refusal,
      };
      return newer ? meet(failed, newer) : failed;
    }
    case 'compare':
      return { ...state, phase: 'comparing' };
    case 'noticed': {
      const { merged: _read, ...rest } = state;
      return rest;
    }
    case 'resume':
      if (!newer) return { ...state, phase: 'editing' };
      return startFrom(action.keepMine ? rebase(edicion, newer) : newer);
    default:
      if (phase === 'saving') return state;
      return { ...state, edicion: { ...edicion, lines: linesAfter(edicion, action) }, refusal: undefined };
  }
}

/** Merges a newer version: this user's own save, a merge without conflict, or a question. */
function meet(state: EdicionState, found: Edicion): EdicionState {
  const { phase, edicion, refusal, merged } = state;
  // A save by this user whose response was lost: nothing is new.
  if (sameOutcome(found.lines, edicion.lines)) return startFrom(found);
  if (!isEditable(found.pedido) || hasConflict(edicion, found)) return { ...state, newer: found };
  const lines = [...(merged?.lines ?? []), ...theirLines(edicion, found)];
  return { ...startFrom(rebase(edicion, found)), refusal, merged: { lines, unsaved: phase === 'comparing' } };
}

function linesAfter({ lines, originals }: Edicion, action: LineAction): readonly EditedLine[] {
  if (action.type === 'undo') return originals;
  if (action.type === 'add') return added(lines, action);
  const part = action.type === 'change' ? action.figures : { removed: action.type === 'remove' };
  return withPart(lines, action.producto_id, part);
}

const withPart = (lines: readonly EditedLine[], producto_id: string, part: Partial<EditedLine>) =>
  lines.map((line) => (line.producto_id === producto_id ? { ...line, ...part } : line));

/** Returns what an order's line takes from its product. */
export const toAdded = ({ iva, alicuota_iva, ...producto }: Producto) => ({
  producto_id: producto.producto_id,
  nombre: producto.nombre,
  precio: producto.precio ?? 0,
  cantidades: producto.cantidades,
  alicuota: iva?.alicuota ?? alicuota_iva,
  porKilo: producto.tipo_de_precio === 'por_kilo',
});

/** Returns whether adding this product increases an existing line. */
export const hasLine = ({ lines }: Edicion, producto_id: string): boolean =>
  findLine(remainingLines(lines), producto_id) !== undefined;

function added(
  lines: readonly EditedLine[],
  { producto, cantidad }: Extract<LineAction, { type: 'add' }>,
): readonly EditedLine[] {
  const { producto_id, nombre, precio, cantidades, alicuota, porKilo } = producto;
  const line = findLine(lines, producto_id);
  const priceAt = (many: number | null) => precioFor(precio, many ?? 0, cantidades);
  if (line && !line.removed) {
    const sum = addCantidades([line.cantidad ?? 0, cantidad]);
    // An added line follows the price tiers until its price is edited.
    const follows = line.listed === precio && line.precio_unitario === priceAt(line.cantidad);
    return withPart(lines, producto_id, {
      cantidad: sum,
      ...(follows && { precio_unitario: priceAt(sum) }),
    });
  }
  const fresh = {
    producto_id,
    nombre,
    cantidad,
    precio_unitario: priceAt(cantidad),
    descuento: 0,
    removed: false,
    listed: precio,
    ...(porKilo && { porKilo }),
  };
  // A line that is added again keeps its rate, as on the server.
  if (line) return withPart(lines, producto_id, fresh);
  return [...lines, { ...fresh, ...(alicuota !== undefined && { alicuota }) }];
}
