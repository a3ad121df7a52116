import { readdir } from 'node:fs/promises';
import { call } from '../../../testing/call.ts';
import { fileOf, formOf, sheet } from '../../../testing/forms.ts';
import { makeFiltros, makeUser } from '../../../testing/make.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { imagenIdOf as idIn } from '../../imagenes/imagen-mapper.ts';

/** A product, or a refusal, as answered. */
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

/** Staff at a product form. */
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
    /** The whole form, with these fields instead; `undefined` leaves one out. */
    create: (more: Record<string, unknown> = {}) =>
      call<Answered>(test.app, 'POST', '/productos', { token, body: formOf({ ...values, ...more }) }),
    /** The form of a product made after another, without pictures of its own unless said. */
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
    /** The first that a refusal says of each field. */
    wrong: ({ body }: { body: Answered }) =>
      Object.fromEntries((body.details ?? []).toReversed().map(({ field, message }) => [field, message])),
    /** Pictures on the disk. */
    stored: () => readdir(test.imagesDir),
  };
}

/** Id of the picture that an address shows. */
export const imagenIdOf = (url: string | undefined): string => idIn(url ?? '');
