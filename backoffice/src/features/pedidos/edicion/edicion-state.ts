import { rebase } from './conflict.ts';
import {
  changedLines,
  type Edicion,
  type EditedLine,
  type Figures,
  lineOf,
  remaining,
  sameOutcome,
} from './edicion.ts';

/** Where an order's edit stands. */
export interface EdicionState {
  /** While it is 'saving' nothing is edited; 'comparing' shows what somebody else saved beside what is edited. */
  phase: 'editing' | 'saving' | 'comparing';
  edicion: Edicion;
  /** A newer version than the one that is edited. While a save is on its way it may be one's own. */
  newer?: Edicion;
  /** Why the last save was refused, until something is changed. */
  refusal?: string | undefined;
}

export type LineAction =
  | { type: 'change'; producto_id: string; figures: Partial<Figures> }
  | { type: 'remove' | 'restore'; producto_id: string }
  | {
      type: 'add';
      producto: Pick<EditedLine, 'producto_id' | 'nombre'> & { precio: number };
      cantidad: number;
    }
  /** 'Deshacer Cambios'. */
  | { type: 'undo' };

export type EdicionAction =
  | LineAction
  /** What the server has now. */
  | { type: 'read'; found: Edicion }
  | { type: 'save' }
  | { type: 'saved'; found: Edicion }
  | { type: 'failed'; conflict: boolean; refusal?: string | undefined }
  | { type: 'compare' }
  /** With the newer version; with `keepMine`, what I changed stays on top of it. */
  | { type: 'resume'; keepMine: boolean };

export const startFrom = (edicion: Edicion): EdicionState => ({ phase: 'editing', edicion });

export const isDirty = ({ edicion }: EdicionState): boolean => changedLines(edicion).length > 0;

export function nextState(state: EdicionState, action: EdicionAction): EdicionState {
  const { phase, edicion, newer } = state;
  switch (action.type) {
    case 'read': {
      const { found } = action;
      if (found.pedido.version <= edicion.pedido.version) return state;
      // A save of one's own whose answer was lost: nothing of it is news.
      const own = phase !== 'saving' && isDirty(state) && sameOutcome(found.lines, edicion.lines);
      return own ? startFrom(found) : { ...state, newer: found };
    }
    case 'save':
      return { ...state, phase: 'saving', refusal: undefined };
    case 'saved':
      return startFrom(action.found);
    case 'failed':
      return { ...state, phase: action.conflict ? 'comparing' : 'editing', refusal: action.refusal };
    case 'compare':
      return { ...state, phase: 'comparing' };
    case 'resume':
      if (!newer) return { ...state, phase: 'editing' };
      return startFrom(action.keepMine ? rebase(edicion, newer) : newer);
    default:
      if (phase === 'saving') return state;
      return { ...state, edicion: { ...edicion, lines: linesAfter(edicion, action) }, refusal: undefined };
  }
}

function linesAfter({ lines, originals }: Edicion, action: LineAction): readonly EditedLine[] {
  if (action.type === 'undo') return originals;
  if (action.type === 'add') return added(lines, action);
  const part = action.type === 'change' ? action.figures : { removed: action.type === 'remove' };
  return withPart(lines, action.producto_id, part);
}

const withPart = (lines: readonly EditedLine[], producto_id: string, part: Partial<EditedLine>) =>
  lines.map((line) => (line.producto_id === producto_id ? { ...line, ...part } : line));

/** Whether adding this product increases a line that is there. */
export const isThere = ({ lines }: Edicion, producto_id: string): boolean =>
  lineOf(remaining(lines), producto_id) !== undefined;

function added(
  lines: readonly EditedLine[],
  { producto, cantidad }: Extract<LineAction, { type: 'add' }>,
): readonly EditedLine[] {
  const { producto_id, nombre, precio } = producto;
  const line = lineOf(lines, producto_id);
  if (line && !line.removed) {
    return withPart(lines, producto_id, { cantidad: (line.cantidad ?? 0) + cantidad });
  }
  const fresh = { producto_id, nombre, cantidad, precio_unitario: precio, descuento: 0, removed: false };
  return line ? withPart(lines, producto_id, fresh) : [...lines, fresh];
}
