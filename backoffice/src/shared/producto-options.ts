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

/** An option of a select. */
export interface Option {
  value: string;
  label: string;
}

/** Brands, categories and tags. */
export interface Options {
  marcas: Option[];
  categorias: Option[];
  etiquetas: Option[];
}

const limit = LIMITS.pageMax;
const from = (offset: number) => ({ query: { limit, offset } });

/** Loads all pages: a shop may have more brands than one response holds. */
export async function loadAll<Page extends { total: number }>(
  call: (options: ReturnType<typeof from>) => Promise<{ data: Page }>,
  optionsIn: (page: Page) => Option[],
): Promise<Option[]> {
  const found: Option[] = [];
  for (;;) {
    const { data } = await call(from(found.length));
    const more = optionsIn(data);
    found.push(...more);
    if (found.length >= data.total || more.length === 0) return found;
  }
}

const ofMarca = ({ marca_id, nombre }: Producto['marca']): Option => ({ value: marca_id, label: nombre });
const ofCategoria = ({ categoria_id, nombre }: Producto['categorias'][number]): Option => ({
  value: categoria_id,
  label: nombre,
});
const ofEtiqueta = ({ etiqueta_id, nombre }: Producto['etiquetas'][number]): Option => ({
  value: etiqueta_id,
  label: nombre,
});

/**
 * Query options for all active brands, categories and tags, by name. Tagged with all three resources, so that
 * a change of any invalidates them.
 */
export const optionsQuery = () =>
  queryOptions({
    queryKey: [
      'producto-options',
      ...marcasListQueryKey(from(0)),
      ...categoriasListQueryKey(from(0)),
      ...etiquetasListQueryKey(from(0)),
    ],
    queryFn: async (): Promise<Options> => {
      const [marcas, categorias, etiquetas] = await Promise.all([
        loadAll(marcasList, (page) => page.marcas.map(ofMarca)),
        loadAll(categoriasList, (page) => page.categorias.map(ofCategoria)),
        loadAll(etiquetasList, (page) => page.etiquetas.map(ofEtiqueta)),
      ]);
      return { marcas, categorias, etiquetas };
    },
  });

/** Adds the product's own values, which may be inactive. */
export function withOwn(options: Options, producto: Producto): Options {
  const add = (existing: Option[], own: Option[]) => [
    ...existing,
    ...own.filter(({ value }) => !existing.some((option) => option.value === value)),
  ];
  return {
    marcas: add(options.marcas, [ofMarca(producto.marca)]),
    categorias: add(options.categorias, producto.categorias.map(ofCategoria)),
    etiquetas: add(options.etiquetas, producto.etiquetas.map(ofEtiqueta)),
  };
}
