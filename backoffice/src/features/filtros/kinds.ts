import {
  categoriasActivate,
  categoriasCreate,
  categoriasDeactivate,
  categoriasUpdate,
  etiquetasActivate,
  etiquetasCreate,
  etiquetasDeactivate,
  etiquetasUpdate,
  type Mensaje,
  marcasActivate,
  marcasCreate,
  marcasDeactivate,
  marcasUpdate,
  type UploadProgress,
  uploading,
} from 'api-client/backoffice';
import { marcaBody, marcaEdicionBody, nombreBody } from 'api-client/backoffice-forms';
import type { z } from 'zod';
import { defined } from '../../shared/defined.ts';
import type { TipoFiltro } from './filtros-search.ts';

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
    create: (body, onProgress) => marcasCreate({ body: marcaBody.parse(body), ...uploading(onProgress) }),
    update: (id, body, onProgress) =>
      marcasUpdate({ path: { id }, body: defined(marcaEdicionBody.parse(body)), ...uploading(onProgress) }),
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
