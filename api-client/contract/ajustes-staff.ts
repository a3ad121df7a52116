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
  .describe('True if staff without a second factor may only turn one on');

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
    version: z.int().describe('Send this value back as `If-Match`'),
    sin_segundo_factor: z
      .object({
        usuarios: z
          .array(z.object({ usuario_id: uuid, nombre: z.string(), apellido: z.string() }))
          .max(LIMITS.pageMax)
          .describe('Sorted by last name'),
        total,
      })
      .describe('Active staff whose account has no second factor'),
  })
  .meta({ id: 'Ajustes' });

export const ajustesStaffOperations = [
  defineOperation({
    id: 'ajustes.get',
    route: 'GET /ajustes',
    summary: 'Returns the settings of the whole shop.',
    audience: 'admin',
    areas: ['ajustes'],
    answers: { 200: ajustes },
  }),
  defineOperation({
    id: 'ajustes.update',
    route: 'PATCH /ajustes',
    summary:
      'Changes the settings of the whole shop. Only an admin with a second factor may require one of all staff.',
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
    summary: "Makes this picture the shop's logo. The whole picture is used in its own proportions.",
    audience: 'admin',
    areas: ['ajustes'],
    versioned: true,
    body: { type: 'multipart', schema: logoBody },
    answers: { 200: ajustes },
  }),
  defineOperation({
    id: 'ajustes.deleteLogo',
    route: 'DELETE /ajustes/logo',
    summary: "Deletes the logo; pages show the drawn logo with the shop's name again.",
    audience: 'admin',
    areas: ['ajustes'],
    versioned: true,
    answers: { 200: ajustes },
  }),
] as const;
