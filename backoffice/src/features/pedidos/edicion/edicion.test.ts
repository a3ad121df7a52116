import { describe, expect, it } from 'vitest';
import { id, linea, pedido } from '../../../testing/data.ts';
import {
  bodyOf,
  changedLines,
  describeChange,
  type Edicion,
  type EditedLine,
  type Figures,
  findErrors,
  findSaveError,
  lineCents,
  toEdicion,
  totalCents,
} from './edicion.ts';
import {
  conflictLines,
  type EdicionAction,
  hasConflict,
  hasLine,
  nextState,
  startFrom,
} from './edicion-state.ts';

const order = pedido(1);
const read = (more: Parameters<typeof linea>[2][] = [{}, {}], version = 3): Edicion =>
  toEdicion(more.map((one, n) => linea(n + 1, { ...order, version }, one))) as Edicion;
const A = id(6001);
const B = id(6002);
const run = (start: Edicion, ...actions: EdicionAction[]) =>
  actions.reduce(nextState, startFrom(start)).edicion;
const figure = (producto_id: string, figures: Partial<Figures>): EdicionAction => ({
  type: 'change',
  producto_id,
  figures,
});
const add = (producto_id: string, cantidad: number, precio = 250): EdicionAction => ({
  type: 'add',
  producto: { producto_id, nombre: 'Quinoa', precio },
  cantidad,
});
const problem = (figures: Parameters<typeof figure>[1]) => findSaveError(run(read(), figure(A, figures)));

describe("a line's total", () => {
  // The same cases as in the server's test: both must agree.
  it.each([
    [1, 100, 0, 10_000],
    [3, 33.33, 0, 9_999],
    [1, 0.01, 50, 1],
    [1, 0.01, 50.01, 0],
    [1, 100.01, 12.5, 8_751],
    [7, 1299.9, 33.33, 606_650],
    [1, 1, 99.99, 0],
    [1000, 999_999.99, 0.01, 99_989_999_000],
    [1000, 999_999.99, 100, 0],
    [5, 0, 10, 0],
  ])(
    '%i × %d less %d %% is %i cents, half a cent up [P5.13]',
    (cantidad, precio_unitario, descuento, cents) => {
      expect(lineCents({ cantidad, precio_unitario, descuento })).toBe(cents);
    },
  );

  it('is zero for an empty figure, and never negative', () => {
    expect(lineCents({ cantidad: null, precio_unitario: 10, descuento: 0 })).toBe(0);
    expect(lineCents({ cantidad: 1, precio_unitario: null, descuento: 0 })).toBe(0);
    expect(lineCents({ cantidad: 1, precio_unitario: 10, descuento: 101 })).toBe(0);
  });

  it('sums up without removed lines', () => {
    expect(totalCents(read().lines)).toBe(800_400);
    expect(totalCents(run(read(), { type: 'remove', producto_id: B }).lines)).toBe(400_200);
  });
});

describe('refuses', () => {
  it.each([
    [999, undefined],
    [1000, 'La cantidad no puede ser mayor a 1000'],
    [1001, 'La cantidad no puede ser mayor a 1000'],
    [1, undefined],
    [0, 'La cantidad mínima es 1'],
    [null, 'La cantidad debe ser un numero entero'],
  ])('cantidad %s: %s [P5.10 P9.9]', (cantidad, message) => {
    expect(problem({ cantidad })).toBe(message);
    const edited = run(read(), figure(A, { cantidad }));
    expect(findErrors(edited, edited.lines[0] as EditedLine).cantidad).toBe(message);
  });

  it.each([
    [0, undefined],
    [100, undefined],
    [101, 'El descuento no puede ser mayor a 100'],
  ])('descuento %i: %s [P5.11 P9.9]', (descuento, message) => {
    expect(problem({ descuento })).toBe(message);
  });

  it.each([
    [999_999.99, undefined],
    [1_000_000, 'El precio no puede superar 999999.99.'],
    [null, 'El precio debe ser un número válido con hasta 2 decimales.'],
  ])('precio_unitario %s: %s', (precio_unitario, message) => {
    expect(problem({ precio_unitario })).toBe(message);
  });

  it('a changed quantity of 1000, but accepts it unchanged from the customer', () => {
    const { pedido, originals } = read();
    const full = originals.map((linea) => ({ ...linea, cantidad: 1000 }));
    const ordered: Edicion = { pedido, originals: full, lines: full };
    expect(findSaveError(run(ordered, figure(A, { descuento: 5 })))).toBeUndefined();
    expect(bodyOf(ordered).detalles[0]?.cantidad).toBe(1000);
    expect(findSaveError(run(ordered, figure(A, { cantidad: 1001 })))).toBe(
      'La cantidad no puede ser mayor a 1000',
    );
  });

  it('an order without lines, but ignores errors of removed lines', () => {
    const wrong = run(read(), figure(A, { cantidad: 1000 }), { type: 'remove', producto_id: A });
    expect(findSaveError(wrong)).toBeUndefined();
    expect(findSaveError(run(wrong, { type: 'remove', producto_id: B }))).toBe(
      'El pedido no tiene productos.',
    );
  });
});

describe('an edit is dirty', () => {
  it.each<[string, EdicionAction, string | undefined]>([
    ['when cantidad differs', figure(A, { cantidad: 5 }), 'changed'],
    ['when precio_unitario differs', figure(A, { precio_unitario: 1000 }), 'changed'],
    ['when descuento differs', figure(A, { descuento: 1 }), 'changed'],
    ['when a line is missing', { type: 'remove', producto_id: A }, 'removed'],
    ['but not when the same figure is typed again', figure(A, { cantidad: 4 }), undefined],
  ])('%s [P4.6]', (_, action, change) => {
    const edited = run(read(), action);
    expect(describeChange(edited, edited.lines[0] as never)).toBe(change);
    expect(changedLines(edited)).toHaveLength(change ? 1 : 0);
  });

  it('when a line was added, but not once the line was removed [P4.6]', () => {
    const more = run(read(), add(id(1), 2));
    expect(changedLines(more)).toHaveLength(1);
    expect(changedLines(run(more, { type: 'remove', producto_id: id(1) }))).toHaveLength(0);
  });

  it('but not after Deshacer Cambios [P4.8]', () => {
    const edited = run(read(), figure(A, { cantidad: 9 }), { type: 'remove', producto_id: B }, add(id(1), 1));
    expect(changedLines(edited)).toHaveLength(3);
    const undone = run(edited, { type: 'undo' });
    expect(undone.lines).toEqual(read().lines);
  });
});

describe('adding a product', () => {
  it('of an existing line increases the quantity and keeps price and discount [P3.9 P4.9]', () => {
    const start = read([{ descuento: 10 }, {}]);
    expect(hasLine(start, A)).toBe(true);
    const [grown] = run(start, add(A, 3)).lines;
    expect(grown).toMatchObject({ cantidad: 7, precio_unitario: 1000.5, descuento: 10 });
    expect(lineCents(grown as never)).toBe(630_315);
  });

  it('without a line appends it at its price, without a discount [P4.9]', () => {
    expect(hasLine(read(), id(1))).toBe(false);
    expect(run(read(), add(id(1), 2)).lines.at(-1)).toMatchObject({
      producto_id: id(1),
      cantidad: 2,
      precio_unitario: 250,
      descuento: 0,
    });
  });

  it('of a removed line restores it as a new line', () => {
    const gone = run(read(), { type: 'remove', producto_id: A });
    expect(hasLine(gone, A)).toBe(false);
    const back = run(gone, add(A, 2));
    expect(back.lines).toHaveLength(2);
    expect(back.lines[0]).toMatchObject({ cantidad: 2, precio_unitario: 250, removed: false });
  });
});

it('sends the remaining lines, for approval again [P4.4]', () => {
  const edited = run(read(), figure(A, { cantidad: 9, descuento: 5 }), { type: 'remove', producto_id: B });
  expect(bodyOf(edited)).toEqual({
    estado_pedido: 'esperando_aprobacion',
    detalles: [{ producto_id: A, cantidad: 9, precio_unitario: 1000.5, descuento: 5 }],
  });
});

describe('two users editing one order', () => {
  const theirs = read([{ cantidad: 6, descuento: 20 }, {}], 4);
  const onTop = (mine: Edicion, saved = theirs) =>
    run(mine, { type: 'read', found: saved }, { type: 'resume', keepMine: true });

  it('shows only lines that either user changed', () => {
    const mine = run(read([{}, {}, {}]), figure(B, { cantidad: 8 }));
    const saved = read([{ cantidad: 6 }, {}, {}], 4);
    expect(conflictLines(mine, saved).map(({ producto_id }) => producto_id)).toEqual([A, B]);
  });

  const withoutLastLine = (edicion: Edicion): Edicion => ({
    ...edicion,
    originals: edicion.originals.slice(0, 1),
    lines: edicion.lines.slice(0, 1),
  });
  const removal: EdicionAction = { type: 'remove', producto_id: B };
  it.each<[string, EdicionAction, Edicion, boolean]>([
    ['different figures of one line', figure(A, { descuento: 5 }), read([{ cantidad: 6 }, {}], 4), false],
    [
      'the same figure with different values',
      figure(A, { cantidad: 9 }),
      read([{ cantidad: 6 }, {}], 4),
      true,
    ],
    ['the same figure with equal values', figure(A, { cantidad: 6 }), read([{ cantidad: 6 }, {}], 4), false],
    ['a line that I removed and the other user changed', removal, read([{}, { cantidad: 6 }], 4), true],
    [
      'a line that I removed and the other user left unchanged',
      removal,
      read([{ cantidad: 6 }, {}], 4),
      false,
    ],
    ['a line that both users removed', removal, withoutLastLine(read([{}, {}], 4)), false],
    [
      'a line that I changed and the other user removed',
      figure(B, { cantidad: 6 }),
      withoutLastLine(read([{}, {}], 4)),
      true,
    ],
    [
      'a line that only the other user removed',
      figure(A, { cantidad: 6 }),
      withoutLastLine(read([{}, {}], 4)),
      false,
    ],
    [
      'a line that both users added with different quantities',
      add(id(6003), 2),
      read([{}, {}, { cantidad: 5 }], 4),
      true,
    ],
    [
      'a line that only the other user added',
      figure(A, { cantidad: 6 }),
      read([{}, {}, { cantidad: 5 }], 4),
      false,
    ],
  ])('tells whether both edits conflict: %s', (_what, action, saved, expected) => {
    expect(hasConflict(run(read(), action), saved)).toBe(expected);
  });

  it("drops this user's changes on request", () => {
    const mine = run(read(), figure(A, { cantidad: 9 }));
    expect(run(mine, { type: 'read', found: theirs }, { type: 'resume', keepMine: false })).toEqual(theirs);
  });

  it("keeps the other user's figures that this user did not change", () => {
    const merged = onTop(run(read(), figure(A, { cantidad: 9 })));
    expect(merged.pedido.version).toBe(4);
    expect(merged.lines[0]).toMatchObject({ cantidad: 9, descuento: 20 });
    expect(changedLines(merged)).toHaveLength(1);
  });

  it("reapplies this user's removed, added and restored lines", () => {
    const mine = run(read(), { type: 'remove', producto_id: A }, figure(B, { cantidad: 8 }), add(id(1), 2));
    const saved: Edicion = {
      ...theirs,
      originals: theirs.lines.slice(0, 1),
      lines: theirs.lines.slice(0, 1),
    };
    const merged = onTop(mine, saved);
    expect(merged.lines.map(({ producto_id, removed }) => [producto_id, removed ?? false])).toEqual([
      [A, true],
      [B, false],
      [id(1), false],
    ]);
    expect(merged.lines[1]?.cantidad).toBe(8);
  });

  it('keeps a line removed by the other user and unchanged here', () => {
    const saved: Edicion = {
      ...theirs,
      originals: theirs.lines.slice(0, 1),
      lines: theirs.lines.slice(0, 1),
    };
    expect(onTop(run(read(), figure(A, { cantidad: 9 })), saved).lines).toHaveLength(1);
  });
});

describe("the edit's state", () => {
  const mine = run(read(), figure(A, { cantidad: 9 }));
  const saved = (cantidad: number): Edicion => read([{ cantidad }, {}], 4);
  const after = (...events: EdicionAction[]) => events.reduce(nextState, startFrom(mine));

  it("offers another user's version for comparison, adoption or merge", () => {
    const { phase, newer, edicion } = after({ type: 'read', found: saved(6) });
    expect([phase, newer, edicion]).toEqual(['editing', saved(6), mine]);
    const seen: EdicionAction[] = [{ type: 'read', found: saved(6) }, { type: 'compare' }];
    expect(after(...seen).phase).toBe('comparing');
    expect(after(...seen, { type: 'resume', keepMine: false })).toEqual(startFrom(saved(6)));
    expect(after(...seen, { type: 'resume', keepMine: true }).edicion.lines[0]?.cantidad).toBe(9);
  });

  it("treats an equal newer version as this user's save with a lost response", () => {
    expect(after({ type: 'read', found: saved(9) })).toEqual(startFrom(saved(9)));
  });

  it('merges a newer version without conflict, and keeps the note until dismissed', () => {
    const both = after({ type: 'read', found: read([{ descuento: 20 }, { cantidad: 8 }], 4) });
    expect(both.edicion.pedido.version).toBe(4);
    expect(both.edicion.lines).toMatchObject([{ cantidad: 9, descuento: 20 }, { cantidad: 8 }]);
    expect(changedLines(both.edicion).map(({ producto_id }) => producto_id)).toEqual([A]);
    expect([both.phase, both.newer, both.merged?.unsaved]).toEqual(['editing', undefined, false]);
    expect(both.merged?.lines.map(({ producto_id }) => producto_id)).toEqual([A, B]);
    // Also merges the next version.
    const more = nextState(both, { type: 'read', found: read([{ descuento: 20 }, { cantidad: 7 }], 5) });
    expect(more.merged?.lines.map(({ producto_id, theirs }) => [producto_id, theirs?.cantidad])).toEqual([
      [A, both.edicion.originals[0]?.cantidad],
      [B, 8],
      [B, 7],
    ]);
    expect(nextState(more, { type: 'noticed' }).merged).toBeUndefined();
  });

  it('marks a save as pending when it was refused for a version without conflict', () => {
    const found = read([{}, { cantidad: 8 }], 4);
    for (const events of [
      [{ type: 'save' }, { type: 'read', found }, { type: 'failed', conflict: true }],
      [{ type: 'save' }, { type: 'failed', conflict: true }, { type: 'read', found }],
    ] satisfies EdicionAction[][]) {
      const { phase, edicion, merged } = after(...events);
      expect([phase, edicion.pedido.version, edicion.lines[0]?.cantidad]).toEqual(['editing', 4, 9]);
      expect(merged?.unsaved).toBe(true);
    }
  });

  it('does not merge into an order that is no longer editable', () => {
    const found = read([{}, { cantidad: 8 }], 4);
    const approved: Edicion = { ...found, pedido: { ...found.pedido, estado_pedido: 'aprobado' } };
    expect(after({ type: 'read', found: approved })).toMatchObject({ newer: approved, edicion: mine });
  });

  it('blocks edits during a save, and then allows edits or compares', () => {
    const edit: EdicionAction = { type: 'change', producto_id: A, figures: { cantidad: 5 } };
    expect(after({ type: 'save' }, edit).edicion).toBe(mine);
    expect(after({ type: 'save' }, { type: 'saved', found: saved(9) })).toEqual(startFrom(saved(9)));
    const failed = after({ type: 'save' }, { type: 'failed', conflict: false }, edit);
    expect([failed.phase, failed.edicion.lines[0]?.cantidad]).toEqual(['editing', 5]);
    const read: EdicionAction = { type: 'read', found: saved(6) };
    expect(after({ type: 'save' }, read, { type: 'failed', conflict: true }).phase).toBe('comparing');
  });

  it('ignores an older response', () => {
    const state = startFrom(mine);
    expect(nextState(state, { type: 'read', found: read([{ cantidad: 1 }, {}], 3) })).toBe(state);
  });
});
