import type { LinkProps } from '@tanstack/react-router';
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

/** What the form says: the picture and the mark are of brands alone. */
export interface FiltroBody {
  nombre: string;
  imagen?: File | undefined;
  marca_destacada: boolean;
}

interface Tipo {
  /** 'Marca'. */
  label: string;
  plural: string;
  /** 'la marca'. */
  una: string;
  crear: '/crear-marca' | '/crear-categoria' | '/crear-etiqueta';
  editar: (id: string) => Pick<LinkProps, 'to' | 'params'>;
  rules: { crear: z.ZodType; editar: z.ZodType };
  create: (body: FiltroBody, onProgress: UploadProgress) => Promise<unknown>;
  update: (id: string, body: FiltroBody, onProgress: UploadProgress) => Promise<unknown>;
  activate: (id: string) => Promise<{ data: Mensaje }>;
  deactivate: (id: string) => Promise<{ data: Mensaje }>;
}

const path = (id: string) => ({ path: { id } });
const nombres = { crear: nombreBody, editar: nombreBody };

/** Each type: its words, its addresses, its calls. Lists and single ones are in queries.ts. */
export const TIPOS: Record<TipoFiltro, Tipo> = {
  marca: {
    label: 'Marca',
    plural: 'marcas',
    una: 'la marca',
    crear: '/crear-marca',
    editar: (marca_id) => ({ to: '/actualizar-marca/$marca_id', params: { marca_id } }),
    rules: { crear: marcaBody, editar: marcaEdicionBody },
    create: (body, onProgress) => marcasCreate({ body: marcaBody.parse(body), ...uploading(onProgress) }),
    update: (id, body, onProgress) =>
      marcasUpdate({ ...path(id), body: defined(marcaEdicionBody.parse(body)), ...uploading(onProgress) }),
    activate: (id) => marcasActivate(path(id)),
    deactivate: (id) => marcasDeactivate(path(id)),
  },
  categoria: {
    label: 'Categoría',
    plural: 'categorías',
    una: 'la categoría',
    crear: '/crear-categoria',
    editar: (categoria_id) => ({ to: '/actualizar-categoria/$categoria_id', params: { categoria_id } }),
    rules: nombres,
    create: (body) => categoriasCreate({ body: nombreBody.parse(body) }),
    update: (id, body) => categoriasUpdate({ ...path(id), body: nombreBody.parse(body) }),
    activate: (id) => categoriasActivate(path(id)),
    deactivate: (id) => categoriasDeactivate(path(id)),
  },
  etiqueta: {
    label: 'Etiqueta',
    plural: 'etiquetas',
    una: 'la etiqueta',
    crear: '/crear-etiqueta',
    editar: (etiqueta_id) => ({ to: '/actualizar-etiqueta/$etiqueta_id', params: { etiqueta_id } }),
    rules: nombres,
    create: (body) => etiquetasCreate({ body: nombreBody.parse(body) }),
    update: (id, body) => etiquetasUpdate({ ...path(id), body: nombreBody.parse(body) }),
    activate: (id) => etiquetasActivate(path(id)),
    deactivate: (id) => etiquetasDeactivate(path(id)),
  },
};

/** The list of a type. */
export const panelOf = (tipo: TipoFiltro): string =>
  tipo === 'marca' ? '/panel-filtrado' : `/panel-filtrado?tipo=${tipo}`;
