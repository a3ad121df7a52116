/** Settings of the whole shop that admins change. */
import { z } from 'zod';
import { logo } from './aspecto.ts';
import { color, logoBody } from './aspecto-staff.ts';
import { comercio, comercioBody } from './comercio.ts';
import { total, uuid } from './common.ts';
import { datosBancarios, datosBancariosBody } from './datos-bancarios.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';
import { textos, textosBody } from './textos.ts';
import { montos } from './tienda.ts';

const exigeSegundoFactor = z
  .boolean('Indica si se pide o no.')
  .describe('Whether staff without a second factor may do nothing but turn it on');

/** Absent fields stay unchanged. */
export const ajustesBody = z
  .object({
    exige_segundo_factor: exigeSegundoFactor.exactOptional(),
    monto_minimo: montos.monto_minimo.exactOptional(),
    envio_gratis: montos.envio_gratis.exactOptional(),
    comercio: comercioBody.exactOptional(),
    datos_bancarios: datosBancariosBody.exactOptional(),
    textos: textosBody.exactOptional(),
    color: color.exactOptional(),
  })
  .refine((body) => Object.keys(body).length > 0, 'Indica qué cambiar.')
  .meta({ id: 'AjustesBody' });

export const ajustes = z
  .object({
    exige_segundo_factor: exigeSegundoFactor,
    monto_minimo: montos.monto_minimo.nullish(),
    envio_gratis: montos.envio_gratis.nullish(),
    comercio: comercio.nullish(),
    datos_bancarios: datosBancarios.nullish(),
    textos: textos.nullish(),
    color: z.string().nullish(),
    logo: logo.nullish(),
    version: z.int().describe('Goes back as `If-Match`'),
    sin_segundo_factor: z
      .object({
        usuarios: z
          .array(z.object({ usuario_id: uuid, nombre: z.string(), apellido: z.string() }))
          .max(LIMITS.pageMax)
          .describe('By last name'),
        total,
      })
      .describe('Active staff whose account has no second factor'),
  })
  .meta({ id: 'Ajustes' });

export const ajustesStaffOperations = [
  defineOperation({
    id: 'ajustes.get',
    route: 'GET /ajustes',
    summary: 'What is settled for the whole shop.',
    audience: 'admin',
    areas: ['ajustes'],
    answers: { 200: ajustes },
  }),
  defineOperation({
    id: 'ajustes.update',
    route: 'PATCH /ajustes',
    summary: 'Settles it anew, for everybody at once. A second factor is demanded only by who has one.',
    audience: 'admin',
    areas: ['ajustes'],
    versioned: true,
    // Only admins decide whether staff need a second factor.
    fieldAreas: { exige_segundo_factor: 'solo admin' },
    body: { type: 'json', schema: ajustesBody },
    answers: { 200: ajustes },
    errors: ['FALTA_TU_SEGUNDO_FACTOR'],
  }),
  defineOperation({
    id: 'ajustes.saveLogo',
    route: 'PUT /ajustes/logo',
    summary: 'Has this picture be the logo, whole and in its own proportions, for everybody at once.',
    audience: 'admin',
    areas: ['ajustes'],
    versioned: true,
    body: { type: 'multipart', schema: logoBody },
    answers: { 200: ajustes },
  }),
  defineOperation({
    id: 'ajustes.deleteLogo',
    route: 'DELETE /ajustes/logo',
    summary: 'Goes back to the logo that is drawn, with the name.',
    audience: 'admin',
    areas: ['ajustes'],
    versioned: true,
    answers: { 200: ajustes },
  }),
] as const;
