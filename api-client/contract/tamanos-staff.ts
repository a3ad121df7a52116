/** Sizes of a product, as staff group them. Staff's decision overrides the names. */
import { z } from 'zod';
import { pageQuery, total, uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';
import { producto } from './productos.ts';
import { DECISIONES_TAMANOS } from './tamano.ts';

const grupo_id = uuid
  .nullable()
  .describe('Group that staff chose, with one member if the product stands alone; null if the name decides');

const member = z.object({ producto_id: uuid, grupo_id: grupo_id.describe('Group that the caller saw') });

const decidedGroup = z.object({
  decision: z.enum(DECISIONES_TAMANOS, 'La decisión no es válida.'),
  productos: z
    .array(member)
    .min(1, 'No hay ningún producto elegido.')
    .max(LIMITS.tamanosPerProducto, `Un producto tiene hasta ${LIMITS.tamanosPerProducto} tamaños.`),
});

export const tamanosBody = z
  .object({
    grupos: z
      .array(decidedGroup)
      .min(1, 'No hay ningún producto elegido.')
      .max(LIMITS.pageMax, `Se deciden hasta ${LIMITS.pageMax} grupos por vez.`)
      .refine((grupos) => {
        const ids = grupos.flatMap(({ productos }) => productos.map(({ producto_id }) => producto_id));
        return new Set(ids).size === ids.length;
      }, 'Un producto figura más de una vez.'),
  })
  .meta({ id: 'TamanosBody' });

export const tamanosDecididos = z
  .object({ productos: z.array(z.object({ producto_id: uuid, grupo_id })) })
  .meta({ id: 'TamanosDecididos' });

export const grupoDeTamanos = z
  .object({ grupo_id, productos: z.array(producto) })
  .meta({ id: 'GrupoDeTamanos' });

const propuestaTamanos = z
  .object({ nombre: z.string().describe('Common part of the names'), productos: z.array(producto) })
  .meta({ id: 'PropuestaTamanos' });

export const propuestasTamanosPage = z
  .object({ propuestas: z.array(propuestaTamanos), total })
  .meta({ id: 'PropuestasTamanosPage' });

export const tamanosStaffOperations = [
  defineOperation({
    id: 'productos.propuestasTamanos',
    route: 'GET /productos/tamanos/propuestas',
    summary:
      'Active products that may be sizes of one product by name and brand, and for which staff has not decided.',
    audience: 'staff',
    areas: ['catalogo', 'ver-precios'],
    query: pageQuery,
    answers: { 200: propuestasTamanosPage },
  }),
  defineOperation({
    id: 'productos.grupoTamanos',
    route: 'GET /productos/{id}/grupo',
    summary:
      'All sizes of a product including itself: its group with deactivated products, or the products found by name.',
    audience: 'staff',
    areas: ['catalogo', 'ver-precios'],
    answers: { 200: grupoDeTamanos },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'productos.decidirTamanos',
    listWork: 'turns',
    route: 'PUT /productos/tamanos',
    summary: 'Decides for products: sizes of one product, each alone, or decided by their names again.',
    audience: 'staff',
    areas: ['catalogo'],
    body: { type: 'json', schema: tamanosBody },
    answers: { 200: tamanosDecididos },
    errors: ['NO_ENCONTRADO', 'VERSION_DESACTUALIZADA'],
  }),
] as const;
