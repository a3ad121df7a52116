import { describe, expect, it } from 'vitest';
import { categoria, etiqueta, marca, producto } from '../../../testing/catalogo-data.ts';
import { type KindName, planChange } from './changes.ts';

const [one, two] = [categoria(1), categoria(2)];
const only = producto(1, { categorias: [one], etiquetas: [etiqueta(1)], marca: marca(1), disponible: true });
const both = producto(2, { categorias: [one, two], marca: marca(2), disponible: false, esta_activo: false });
const of = (name: KindName, id = '') => {
  const { changing, same, last } = planChange([only, both], name, id);
  return {
    changes: changing.map(({ producto: { producto_id }, next, before }) => [producto_id, next, before]),
    same,
    last: last.map(({ producto_id }) => producto_id),
  };
};

describe('planOf', () => {
  it.each([
    ['withStock', '', both, { disponible: true }, { disponible: false }],
    ['withoutStock', '', only, { disponible: false }, { disponible: true }],
    ['hide', '', only, { esta_activo: false }, { esta_activo: true }],
    ['show', '', both, { esta_activo: true }, { esta_activo: false }],
    ['marca', marca(2).marca_id, only, { marca_id: marca(2).marca_id }, { marca_id: marca(1).marca_id }],
  ] as const)(
    '%s: changes products with another value, and knows the reverse',
    (name, id, changed, next, before) => {
      expect(of(name, id)).toEqual({ changes: [[changed.producto_id, next, before]], same: 1, last: [] });
    },
  );

  it('adds a category after the existing ones', () => {
    const before = [one.categoria_id];
    expect(of('addCategoria', two.categoria_id)).toEqual({
      changes: [[only.producto_id, { categorias: [...before, two.categoria_id] }, { categorias: before }]],
      same: 1,
      last: [],
    });
  });

  it("removes a category, but never a product's last one", () => {
    const { changes, same, last } = of('removeCategoria', one.categoria_id);
    expect(changes.map(([id, next]) => [id, next])).toEqual([
      [both.producto_id, { categorias: [two.categoria_id] }],
    ]);
    expect([same, last]).toEqual([0, [only.producto_id]]);
    expect(of('removeCategoria', two.categoria_id).same).toBe(1);
    expect(of('removeEtiqueta', etiqueta(1).etiqueta_id).last).toContain(only.producto_id);
  });
});
