import type { Producto, ProductosBody } from 'api-client/backoffice';
import { wholeText } from 'ui-kit/whole-text';
import type { Options } from '../../../shared/producto-options.ts';

export type Cambio = ProductosBody['cambios'][number];
/** A product's changed fields. */
type Part = Omit<Cambio, 'producto_id' | 'version'>;

type Ids = (producto: Producto) => string[];

interface Kind {
  label: string;
  /** The option to choose for it. */
  option?: keyof Options;
  /** Returns the change; undefined without any, 'last' if it would remove the last category. */
  next: (producto: Producto, id: string) => Part | 'last' | undefined;
}

const partUnless = (isAlreadySet: boolean, part: Part): Part | undefined => (isAlreadySet ? undefined : part);

const add =
  (key: 'categorias' | 'etiquetas', idsOf: Ids): Kind['next'] =>
  (producto, id) => {
    const ids = idsOf(producto);
    return partUnless(ids.includes(id), { [key]: [...ids, id] });
  };

const remove =
  (key: 'categorias' | 'etiquetas', idsOf: Ids): Kind['next'] =>
  (producto, id) => {
    const ids = idsOf(producto);
    if (!ids.includes(id)) return undefined;
    return ids.length === 1 ? 'last' : { [key]: ids.filter((one) => one !== id) };
  };

const categoriasOf: Ids = ({ categorias }) => categorias.map(({ categoria_id }) => categoria_id);
const etiquetasOf: Ids = ({ etiquetas }) => etiquetas.map(({ etiqueta_id }) => etiqueta_id);

/** Changes of several products at once. */
export const KINDS = {
  withStock: {
    label: 'Poner con stock',
    next: ({ disponible }) => partUnless(disponible, { disponible: true }),
  },
  withoutStock: {
    label: 'Dejar sin stock',
    next: ({ disponible }) => partUnless(!disponible, { disponible: false }),
  },
  marca: {
    label: 'Pasar a la marca',
    option: 'marcas',
    next: ({ marca }, marca_id) => partUnless(marca.marca_id === marca_id, { marca_id }),
  },
  addCategoria: {
    label: 'Sumar a la categoría',
    option: 'categorias',
    next: add('categorias', categoriasOf),
  },
  removeCategoria: {
    label: 'Sacar de la categoría',
    option: 'categorias',
    next: remove('categorias', categoriasOf),
  },
  addEtiqueta: { label: 'Poner la etiqueta', option: 'etiquetas', next: add('etiquetas', etiquetasOf) },
  removeEtiqueta: {
    label: 'Quitar la etiqueta',
    option: 'etiquetas',
    next: remove('etiquetas', etiquetasOf),
  },
  hide: {
    label: 'Desactivar',
    next: ({ esta_activo }) => partUnless(!esta_activo, { esta_activo: false }),
  },
  show: {
    label: 'Activar',
    next: ({ esta_activo }) => partUnless(esta_activo, { esta_activo: true }),
  },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;

export const kindOf = (name: KindName): Kind => KINDS[name];

/** Returns the product's current values of these fields, for undo. */
function pickCurrent(producto: Producto, part: Part): Part {
  const { esta_activo, disponible, marca } = producto;
  return {
    ...(part.esta_activo !== undefined && { esta_activo }),
    ...(part.disponible !== undefined && { disponible }),
    ...(part.marca_id !== undefined && { marca_id: marca.marca_id }),
    ...(part.categorias !== undefined && { categorias: categoriasOf(producto) }),
    ...(part.etiquetas !== undefined && { etiquetas: etiquetasOf(producto) }),
  };
}

export interface Plan {
  changing: readonly { producto: Producto; next: Part; before: Part }[];
  /** Products that would not change. */
  same: number;
  /** Products that would lose their last category. */
  last: readonly Producto[];
}

/** Returns the effect on each chosen product. */
export function planChange(chosen: readonly Producto[], name: KindName, id: string): Plan {
  const all = chosen.map((producto) => ({ producto, next: kindOf(name).next(producto, id) }));
  return {
    changing: all.flatMap(({ producto, next }) =>
      next && next !== 'last' ? [{ producto, next, before: pickCurrent(producto, next) }] : [],
    ),
    same: all.filter(({ next }) => next === undefined).length,
    last: all.flatMap(({ producto, next }) => (next === 'last' ? [producto] : [])),
  };
}

export const productosText = (count: number): string =>
  count === 1 ? '1 producto' : `${wholeText(count)} productos`;
