/** Commercial agreements, which staff make: the prices and the minimum order of the customers who have the agreement. */
import { z } from 'zod';
import { cantidadesPropias } from './cantidades-staff.ts';
import { amount, id, mensaje, pageQuery, precio, searchQuery, total, uuid } from './common.ts';
import { condicionBody } from './condicion-body.ts';
import { defineOperation } from './define.ts';
import { modoIva } from './iva-fields.ts';
import { LIMITS } from './limits.ts';
import { DIFERENCIAS, DIRECCIONES, MOTIVOS_PRECIO, REDONDEOS } from './words.ts';

const generalTerms = {
  monto_minimo: z.int().nullable(),
  envio_gratis: z.int().nullable(),
  descuento: z.number().nullable().describe('Percent'),
  plazo: z.int().nullable(),
  limite: amount.nullable(),
  iva: modoIva.nullish(),
  vigente_desde: z.iso.date().nullable(),
  vigente_hasta: z.iso.date().nullable(),
  vigente: z.boolean().describe('Whether the agreement counts today'),
};

export const condicion = z
  .object({
    condicion_id: uuid,
    nombre: z.string(),
    ...generalTerms,
    reglas: z.array(
      z.object({
        marca: z.object({ marca_id: uuid, nombre: z.string() }).nullable(),
        categoria: z.object({ categoria_id: uuid, nombre: z.string() }).nullable(),
        ajuste: z.number(),
        redondeo: z.enum(REDONDEOS),
        direccion: z.enum(DIRECCIONES),
      }),
    ),
    precios: z.int().describe('Number of products with an own price'),
    clientes: z.int().describe('Number of accounts with this agreement'),
    version: z.int().describe('Send this value back as `If-Match`'),
  })
  .meta({ id: 'Condicion' });

export const condicionDada = z
  .object({
    condicion: z
      .object({ condicion_id: uuid, nombre: z.string(), ...generalTerms })
      .nullable()
      .describe("Null for the shop's base prices"),
  })
  .meta({ id: 'CondicionDada' });

const preciosDeCondicion = z
  .object({
    productos: z.array(
      z.object({
        producto_id: uuid,
        nombre: z.string(),
        marca: z.string(),
        base: amount.describe("The shop's price"),
        precio: amount.describe('The price in this agreement'),
        propio: amount.nullable().describe('The own price, if the agreement has one for this product'),
        cantidades: cantidadesPropias
          .nullable()
          .describe('The own sales terms by quantity, if the agreement has them'),
        motivo: z.enum(MOTIVOS_PRECIO).nullable().describe('What sets the price; null for the base price'),
      }),
    ),
    total,
  })
  .meta({ id: 'PreciosDeCondicion' });

const comparacion = z
  .object({
    productos: z.array(
      z.object({
        producto_id: uuid,
        nombre: z.string(),
        marca: z.string(),
        base: amount.describe("The shop's price"),
        precio: amount.describe('The price in this agreement'),
        otro: amount.describe('The price in the other agreement'),
      }),
    ),
    total,
    menores: z.int().describe('Number of active products that cost less in the other agreement'),
    iguales: z.int().describe('Number that cost the same in both'),
    mayores: z.int().describe('Number that cost more in the other agreement'),
  })
  .meta({ id: 'ComparacionDeCondiciones' });

const CAMBIOS = `Puede haber entre 1 y ${LIMITS.pageMax} cambios.`;
const propios = z.array(z.object({ producto_id: uuid, precio: precio.nullable() }), CAMBIOS);

const reading = { audience: 'staff', areas: ['ver-precios'] } as const;
const writing = { audience: 'staff', areas: ['cambiar-precios', 'ver-precios'] } as const;

export const condicionesStaffOperations = [
  defineOperation({
    ...reading,
    id: 'condiciones.list',
    route: 'GET /condiciones',
    summary: 'The commercial agreements, by name.',
    query: pageQuery,
    answers: { 200: z.object({ condiciones: z.array(condicion), total }).meta({ id: 'CondicionesPage' }) },
  }),
  defineOperation({
    ...reading,
    id: 'condiciones.get',
    route: 'GET /condiciones/{id}',
    summary: 'Returns a commercial agreement.',
    answers: { 200: condicion },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    ...writing,
    id: 'condiciones.create',
    listWork: 'statements',
    route: 'POST /condiciones',
    summary: 'Creates a commercial agreement, with the own prices of another one if asked.',
    body: {
      type: 'json',
      schema: condicionBody
        .safeExtend({ copia_de: uuid.exactOptional().describe('Agreement whose own prices to copy') })
        .meta({ id: 'CondicionNuevaBody' }),
    },
    answers: { 201: condicion },
    errors: ['NOMBRE_EN_USO', 'DEMASIADAS_CONDICIONES', 'NO_ENCONTRADO'],
  }),
  defineOperation({
    ...writing,
    id: 'condiciones.update',
    listWork: 'statements',
    route: 'PATCH /condiciones/{id}',
    summary:
      'Replaces name, general terms and rules; its customers have the new prices at once. A repeated call changes nothing.',
    versioned: true,
    body: { type: 'json', schema: condicionBody },
    answers: { 200: condicion },
    errors: ['NO_ENCONTRADO', 'NOMBRE_EN_USO'],
  }),
  defineOperation({
    ...writing,
    id: 'condiciones.delete',
    route: 'DELETE /condiciones/{id}',
    summary: 'Deletes an agreement that no customer has.',
    answers: { 200: mensaje },
    errors: ['NO_ENCONTRADO', 'CONDICION_EN_USO'],
  }),
  defineOperation({
    ...reading,
    id: 'condiciones.precios',
    route: 'GET /condiciones/{id}/precios',
    summary: 'Active products with their base price and their price in the agreement, by name.',
    query: searchQuery.extend({
      propios: z
        .enum(['si'], 'El filtro no es válido.')
        .exactOptional()
        .describe('Only products with an own price'),
    }),
    answers: { 200: preciosDeCondicion },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    ...reading,
    id: 'condiciones.comparar',
    route: 'GET /condiciones/{id}/comparacion',
    summary: 'Active products with their price in two agreements, by name.',
    query: searchQuery.extend({
      con: id('Las condiciones no son válidas.')
        .exactOptional()
        .describe("The other agreement; without it, the shop's prices"),
      diferencia: z
        .enum(DIFERENCIAS, 'El filtro no es válido.')
        .exactOptional()
        .describe('Only products with another price, a lower one or a higher one in the other agreement'),
    }),
    answers: { 200: comparacion },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    ...writing,
    id: 'condiciones.cambiarPrecios',
    listWork: 'statements',
    route: 'PATCH /condiciones/{id}/precios',
    summary: 'Sets or removes own prices; returns what was there before, which undoes the change.',
    body: {
      type: 'json',
      schema: z
        .object({ cambios: propios.min(1, CAMBIOS).max(LIMITS.pageMax, CAMBIOS) })
        .meta({ id: 'CambiosDeCondicionBody' }),
    },
    answers: {
      200: z
        .object({
          antes: z.array(z.object({ producto_id: uuid, precio: amount.nullable() })),
          condicion,
        })
        .meta({ id: 'PreciosCambiados' }),
    },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    ...reading,
    areas: ['clientes', 'ver-precios'],
    id: 'condiciones.clientes',
    route: 'GET /condiciones/{id}/clientes',
    summary: 'The accounts with this agreement, by shop.',
    query: pageQuery,
    answers: {
      200: z
        .object({
          clientes: z.array(
            z.object({
              usuario_id: uuid,
              nombre_comercio: z.string(),
              nombre: z.string(),
              apellido: z.string(),
              esta_activo: z.boolean(),
            }),
          ),
          total,
        })
        .meta({ id: 'ClientesDeCondicion' }),
    },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    ...reading,
    id: 'condiciones.deUsuario',
    route: 'GET /usuarios/{id}/condicion',
    summary: "A customer's commercial agreement; a person of a shop has the owner's.",
    answers: { 200: condicionDada },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    ...writing,
    id: 'condiciones.dar',
    route: 'PATCH /usuarios/{id}/condicion',
    summary: "Sets or removes a customer's agreement; the new prices count at once.",
    body: {
      type: 'json',
      schema: z.object({ condicion_id: uuid.nullable() }).meta({ id: 'CondicionDadaBody' }),
    },
    answers: { 200: condicionDada },
    errors: ['NO_ENCONTRADO', 'CUENTA_DE_PERSONA'],
  }),
] as const;
