import {
  changedLines,
  type Edicion,
  type EditedLine,
  FIGURES,
  lineOf,
  remaining,
  sameFigures,
} from './edicion.ts';

/** One line of a conflict: as I had read it, as it was saved meanwhile, as I have it. undefined where there is none. */
export interface ConflictLine {
  producto_id: string;
  nombre: string;
  read: EditedLine | undefined;
  theirs: EditedLine | undefined;
  mine: EditedLine | undefined;
}

/** Every line that either of us changed. */
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
 * Whether both of us made something else of the same figure, or of whether a line is there: then nobody but a person can
 * tell which holds.
 */
export const collides = (mine: Edicion, theirs: Edicion): boolean =>
  conflictLines(mine, theirs).some(({ read, theirs, mine }) => {
    if (sameFigures(mine, theirs) || sameFigures(read, theirs) || sameFigures(read, mine)) return false;
    // One of us took it away or added it, and the other has it otherwise.
    if (!read || !theirs || !mine) return true;
    return FIGURES.some(
      (figure) =>
        theirs[figure] !== read[figure] && mine[figure] !== read[figure] && theirs[figure] !== mine[figure],
    );
  });

/** Lines that they changed since I had read them; what I do is not among them. */
export const theirLines = (mine: Edicion, theirs: Edicion): ConflictLine[] =>
  conflictLines(mine, theirs).filter((line) => !sameFigures(line.read, line.theirs));

/** What I changed, figure by figure, on top of what was saved meanwhile. What I did not touch is theirs. */
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
  // Mine that they don't have: added by me, or taken away by them while I changed it.
  const missing = remaining(changed).filter(({ producto_id }) => !lineOf(theirs.originals, producto_id));
  return { ...theirs, lines: [...lines, ...missing] };
}
