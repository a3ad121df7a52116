import { readdir } from 'node:fs/promises';
import { call } from '../../../testing/call.ts';
import { fileOf, formOf, sheet } from '../../../testing/forms.ts';
import { makeFiltros, makeUser } from '../../../testing/make.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { imagenIdOf as idIn } from '../../imagenes/mapper.ts';

/** Answer of a product endpoint: success or error. */
export interface Answered {
  producto_id: string;
  nombre: string;
  codigo: string | null;
  precio: number;
  precio_antes_oferta: number | null;
  en_promocion: boolean;
  version: number;
  imagenes: { url: string; anchos: number[] }[];
  categorias: { categoria_id: string }[];
  etiquetas: { etiqueta_id: string }[];
  code?: string;
  details?: { field: string; message: string }[];
}

/** Returns helpers that send product forms as staff. */
export async function productForms(test: TestApp) {
  const { token } = await makeUser(test, { roles: ['empleado'] });
  const filtros = await makeFiltros(test);
  const picture = fileOf(await sheet().png().toBuffer());
  const values = {
    nombre: 'MANÍ tostado',
    descripcion: 'Maní tostado sin sal.',
    precio: '1234.5',
    precio_antes_oferta: '',
    tipo_de_precio: 'por_kilo',
    marca_id: filtros.marca_id,
    productos_categorias: filtros.categorias.map((categoria_id) => ({ categoria_id })),
    productos_etiquetas: filtros.etiquetas.map((etiqueta_id) => ({ etiqueta_id })),
    en_promocion: 'false',
    producto_destacado: 'true',
    nuevo_ingreso: 'false',
    imagenes: [picture],
  };

  return {
    token,
    filtros,
    picture,
    values,
    /** Sends the whole form with these changes; `undefined` omits a field. */
    create: (more: Record<string, unknown> = {}) =>
      call<Answered>(test.app, 'POST', '/productos', { token, body: formOf({ ...values, ...more }) }),
    /** Copies a product, without new pictures by default. */
    copy: (id: string, more: Record<string, unknown>, key?: string) =>
      call<Answered>(test.app, 'POST', `/productos/${id}/copias`, {
        token,
        body: formOf({ ...values, imagenes: undefined, ...more }),
        ...(key !== undefined && { headers: { 'idempotency-key': key } }),
      }),
    edit: (id: string, fields: Record<string, unknown>, ifMatch?: string) =>
      call<Answered>(test.app, 'PATCH', `/productos/${id}`, {
        token,
        body: formOf(fields),
        ...(ifMatch === undefined ? {} : { headers: { 'if-match': ifMatch } }),
      }),
    get: (id: string) => call<Answered>(test.app, 'GET', `/productos/${id}`, { token }),
    /** Returns the first message per field. */
    wrong: ({ body }: { body: Answered }) =>
      Object.fromEntries((body.details ?? []).toReversed().map(({ field, message }) => [field, message])),
    /** Returns the stored pictures. */
    stored: () => readdir(test.imagesDir),
  };
}

/** Returns the image id in a URL. */
export const imagenIdOf = (url: string | undefined): string => idIn(url ?? '');
