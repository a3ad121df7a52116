import {
  changedLines,
  type Edicion,
  type EditedLine,
  FIGURES,
  lineOf,
  remaining,
  sameFigures,
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
      read: lineOf(mine.originals, producto_id),
      theirs: lineOf(theirs.originals, producto_id),
      mine: lineOf(remaining(mine.lines), producto_id),
    }))
    .filter((line) => !sameFigures(line.read, line.theirs) || !sameFigures(line.read, line.mine));
}

/**
 * Returns whether both users changed the same figure, or whether a line exists, to different values: then a
 * person must decide.
 */
export const collides = (mine: Edicion, theirs: Edicion): boolean =>
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
export const theirLines = (mine: Edicion, theirs: Edicion): ConflictLine[] =>
  conflictLines(mine, theirs).filter((line) => !sameFigures(line.read, line.theirs));

/** Applies this user's changed figures to the newer version. */
export function rebase(mine: Edicion, theirs: Edicion): Edicion {
  const changed = changedLines(mine);
  const lines = theirs.originals.map((original) => {
    const line = lineOf(changed, original.producto_id);
    if (!line) return original;
    if (line.removed) return { ...original, removed: true };
    const read = lineOf(mine.originals, original.producto_id);
    const own = FIGURES.filter((figure) => line[figure] !== read?.[figure]);
    return { ...original, ...Object.fromEntries(own.map((figure) => [figure, line[figure]])) };
  });
  // Lines that the newer version lacks: added here, or removed there and changed here.
  const missing = remaining(changed).filter(({ producto_id }) => !lineOf(theirs.originals, producto_id));
  return { ...theirs, lines: [...lines, ...missing] };
}
