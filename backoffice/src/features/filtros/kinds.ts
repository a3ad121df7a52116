import {
  type Categoria,
  type CategoriasPage,
  categoriasActivate,
  categoriasCreate,
  categoriasDeactivate,
  categoriasUpdate,
  type Etiqueta,
  type EtiquetasPage,
  etiquetasActivate,
  etiquetasCreate,
  etiquetasDeactivate,
  etiquetasUpdate,
  type Marca,
  type MarcasPage,
  type Mensaje,
  marcasActivate,
  marcasCreate,
  marcasDeactivate,
  marcasUpdate,
  type UploadProgress,
  uploadOptions,
} from 'api-client/backoffice';
import { marcaBody, marcaEdicionBody, nombreBody } from 'api-client/backoffice-forms';
import { z } from 'zod';
import { defined } from '../../shared/defined.ts';
import { page, term } from '../../shared/list-search.ts';

/** Type, term, mode and page of the list, in the URL. */
export const filtrosSearch = z.object({
  tipo: z.enum(['marca', 'categoria', 'etiqueta']).default('marca').catch('marca'),
  term,
  inactivos: z.boolean().default(false).catch(false),
  page,
});
export type FiltrosSearch = z.infer<typeof filtrosSearch>;
export type TipoFiltro = FiltrosSearch['tipo'];

/** A brand, category or tag, as these screens need it. */
export interface Filtro {
  id: string;
  nombre: string;
  esta_activo: boolean;
  /** Only for brands. */
  imagen: string | null;
  marca_destacada: boolean;
}

export function toFiltro(item: Marca | Categoria | Etiqueta): Filtro {
  const { nombre, esta_activo } = item;
  if ('marca_id' in item) {
    const { marca_id, imagen_url, marca_destacada } = item;
    return { id: marca_id, nombre, esta_activo, imagen: imagen_url, marca_destacada };
  }
  const id = 'categoria_id' in item ? item.categoria_id : item.etiqueta_id;
  return { id, nombre, esta_activo, imagen: null, marca_destacada: false };
}

export type FiltrosPage = MarcasPage | CategoriasPage | EtiquetasPage;

export function toFiltros(page: FiltrosPage): { filtros: Filtro[]; total: number } {
  const { total } = page;
  if ('marcas' in page) return { filtros: page.marcas.map(toFiltro), total };
  if ('categorias' in page) return { filtros: page.categorias.map(toFiltro), total };
  return { filtros: page.etiquetas.map(toFiltro), total };
}

/** The form's values; picture and mark are only for brands. */
export interface FiltroBody {
  nombre: string;
  imagen?: File | undefined;
  marca_destacada: boolean;
}

interface ById {
  path: { id: string };
}

interface Kind {
  /** 'Marca'. */
  label: string;
  plural: string;
  /** 'la marca'. */
  withArticle: string;
  newPage: '/crear-marca' | '/crear-categoria' | '/crear-etiqueta';
  editPage: `/actualizar-${TipoFiltro}/$id`;
  rules: { create: z.ZodType; edit: z.ZodType };
  create: (body: FiltroBody, onProgress: UploadProgress) => Promise<unknown>;
  update: (id: string, body: FiltroBody, onProgress: UploadProgress) => Promise<unknown>;
  activate: (options: ById) => Promise<{ data: Mensaje }>;
  deactivate: (options: ById) => Promise<{ data: Mensaje }>;
}

const nombres = { create: nombreBody, edit: nombreBody };

/** Each type's texts, URLs and calls. The queries are in queries.ts. */
export const KINDS: Record<TipoFiltro, Kind> = {
  marca: {
    label: 'Marca',
    plural: 'marcas',
    withArticle: 'la marca',
    newPage: '/crear-marca',
    editPage: '/actualizar-marca/$id',
    rules: { create: marcaBody, edit: marcaEdicionBody },
    create: (body, onProgress) => marcasCreate({ body: marcaBody.parse(body), ...uploadOptions(onProgress) }),
    update: (id, body, onProgress) =>
      marcasUpdate({
        path: { id },
        body: defined(marcaEdicionBody.parse(body)),
        ...uploadOptions(onProgress),
      }),
    activate: marcasActivate,
    deactivate: marcasDeactivate,
  },
  categoria: {
    label: 'Categoría',
    plural: 'categorías',
    withArticle: 'la categoría',
    newPage: '/crear-categoria',
    editPage: '/actualizar-categoria/$id',
    rules: nombres,
    create: (body) => categoriasCreate({ body: nombreBody.parse(body) }),
    update: (id, body) => categoriasUpdate({ path: { id }, body: nombreBody.parse(body) }),
    activate: categoriasActivate,
    deactivate: categoriasDeactivate,
  },
  etiqueta: {
    label: 'Etiqueta',
    plural: 'etiquetas',
    withArticle: 'la etiqueta',
    newPage: '/crear-etiqueta',
    editPage: '/actualizar-etiqueta/$id',
    rules: nombres,
    create: (body) => etiquetasCreate({ body: nombreBody.parse(body) }),
    update: (id, body) => etiquetasUpdate({ path: { id }, body: nombreBody.parse(body) }),
    activate: etiquetasActivate,
    deactivate: etiquetasDeactivate,
  },
};

/** Returns the URL of a type's list. */
export const panelOf = (tipo: TipoFiltro): string =>
  tipo === 'marca' ? '/panel-filtrado' : `/panel-filtrado?tipo=${tipo}`;
