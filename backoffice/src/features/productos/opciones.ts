import { queryOptions } from '@tanstack/react-query';
import {
  categoriasList,
  categoriasListQueryKey,
  etiquetasList,
  etiquetasListQueryKey,
  LIMITS,
  marcasList,
  marcasListQueryKey,
  type Producto,
} from 'api-client/backoffice';

/** What a select offers: the id, and its name. */
export interface Opcion {
  value: string;
  label: string;
}

/** What a product is sorted under. */
export interface Opciones {
  marcas: Opcion[];
  categorias: Opcion[];
  etiquetas: Opcion[];
}

const limit = LIMITS.pageMax;
const from = (offset: number) => ({ query: { limit, offset } });

/** Every page of a list, one after the other: a shop may have more brands than one answer holds. */
async function all<T>(page: (offset: number) => Promise<{ rows: T[]; total: number }>): Promise<T[]> {
  const found: T[] = [];
  for (;;) {
    const { rows, total } = await page(found.length);
    found.push(...rows);
    if (found.length >= total || rows.length === 0) return found;
  }
}

const marcas = () =>
  all(async (offset) => {
    const { data } = await marcasList(from(offset));
    return { rows: data.marcas.map(ofMarca), total: data.total };
  });
const categorias = () =>
  all(async (offset) => {
    const { data } = await categoriasList(from(offset));
    return { rows: data.categorias.map(ofCategoria), total: data.total };
  });
const etiquetas = () =>
  all(async (offset) => {
    const { data } = await etiquetasList(from(offset));
    return { rows: data.etiquetas.map(ofEtiqueta), total: data.total };
  });

const ofMarca = ({ marca_id, nombre }: Producto['marca']): Opcion => ({ value: marca_id, label: nombre });
const ofCategoria = ({ categoria_id, nombre }: Producto['categorias'][number]): Opcion => ({
  value: categoria_id,
  label: nombre,
});
const ofEtiqueta = ({ etiqueta_id, nombre }: Producto['etiquetas'][number]): Opcion => ({
  value: etiqueta_id,
  label: nombre,
});

/** All active brands, categories and tags, by name. The three keys in one, so that a change of any makes it old. */
export const opcionesOptions = () =>
  queryOptions({
    queryKey: [
      ...marcasListQueryKey(from(0)),
      ...categoriasListQueryKey(from(0)),
      ...etiquetasListQueryKey(from(0)),
    ],
    queryFn: async (): Promise<Opciones> => {
      const [of, categoriasDe, etiquetasDe] = await Promise.all([marcas(), categorias(), etiquetas()]);
      return { marcas: of, categorias: categoriasDe, etiquetas: etiquetasDe };
    },
  });

/** The options and what the product has already, which may be deactivated by now. */
export function withOwn(opciones: Opciones, producto: Producto): Opciones {
  const add = (known: Opcion[], own: Opcion[]) => [
    ...known,
    ...own.filter(({ value }) => !known.some((option) => option.value === value)),
  ];
  return {
    marcas: add(opciones.marcas, [ofMarca(producto.marca)]),
    categorias: add(opciones.categorias, producto.categorias.map(ofCategoria)),
    etiquetas: add(opciones.etiquetas, producto.etiquetas.map(ofEtiqueta)),
  };
}
