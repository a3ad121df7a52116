/** The shop's status for admins: processes, storage, and waiting or failed jobs. */
import { z } from 'zod';
import { mensaje, pageQuery, total, uuid } from './common.ts';
import { defineOperation } from './define.ts';

/** Problems that need attention: low disk space, unreachable pictures, failed jobs, jobs that wait too long. */
export const WARNINGS = ['disco', 'fotos', 'abandonados', 'atraso'] as const;

const bytes = z.int().describe('Bytes');

export const trabajos = z
  .object({
    cola: z.string(),
    esperan: z.int().describe('Whose moment has come, those that are tried again among them'),
    programados: z.int().describe('Whose moment is still to come'),
    en_curso: z.int(),
    abandonados: z.int(),
    espera_desde: z.iso.datetime().nullable().describe('When the one that waits longest was to be done'),
  })
  .meta({ id: 'Trabajos' });

export const estadoDeLaTienda = z
  .object({
    avisos: z.array(z.enum(WARNINGS)),
    version: z.string().describe("The shop's"),
    proceso: z.object({
      node: z.string(),
      desde: z.iso.datetime().describe('When the one that answers was started'),
      memoria: bytes,
    }),
    base_de_datos: z.object({
      version: z.string().describe("PostgreSQL's"),
      tamano: bytes,
      conexiones: z.int(),
      conexiones_max: z.int(),
    }),
    imagenes: z.int().describe('How many pictures are kept'),
    fotos: z
      .object({
        sitio: z.enum(['carpeta', 'bucket']).describe('Where pictures are kept'),
        al_alcance: z.boolean().describe('Whether they could be read and saved at this moment'),
      })
      .nullish(),
    disco: z
      .object({ libre: bytes, total: bytes })
      .nullable()
      .describe('Of where the pictures are; null where that is no disk'),
    trabajos: z.array(trabajos).describe('Those of which there are any, by kind'),
  })
  .meta({ id: 'EstadoDeLaTienda' });

/** A job that failed after all retries. Without its data, which may contain personal data and links. */
export const trabajoFallido = z
  .object({
    trabajo_id: uuid,
    cola: z.string(),
    fecha: z.iso.datetime().describe('When the last try failed'),
    intentos: z.int(),
    motivo: z
      .string()
      .describe('Why the last try failed, for people: no address, no words of another server'),
    sobre: z.string().nullable().describe('The order, import or change of prices that the job is about'),
    impedimento: z.string().nullable().describe('Why another try can do nothing; null where it can'),
  })
  .meta({ id: 'TrabajoFallido' });

export const trabajosFallidosPage = z
  .object({ fallidos: z.array(trabajoFallido), total })
  .meta({ id: 'TrabajosFallidosPage' });

/** Tasks of a new shop's first day, and whether each is done. */
export const primerosPasos = z
  .object({
    datos: z.boolean().describe('What the shop is called, or where it is reached'),
    aspecto: z.boolean().describe('A logo or a colour of its own'),
    montos: z.boolean().describe('The least that an order comes to, or free shipping, was settled'),
    textos: z.boolean().describe('What its home or its company page says'),
    cobro: z.boolean().describe('Where customers transfer to'),
    correo: z.boolean().describe('A mail was sent to see whether they arrive'),
    catalogo: z.boolean().describe('There is a product'),
    personal: z.boolean().describe('Somebody works here besides the first admin'),
  })
  .meta({ id: 'PrimerosPasos' });

export const estadoStaffOperations = [
  defineOperation({
    id: 'estado.get',
    route: 'GET /estado',
    summary: 'How the shop itself is.',
    audience: 'admin',
    areas: 'solo admin',
    answers: { 200: estadoDeLaTienda },
  }),
  defineOperation({
    id: 'estado.primerosPasos',
    route: 'GET /estado/primeros-pasos',
    summary: 'What of the first day is done.',
    audience: 'admin',
    areas: 'solo admin',
    answers: { 200: primerosPasos },
  }),
  defineOperation({
    id: 'estado.fallidos',
    route: 'GET /estado/fallidos',
    summary: 'The jobs that failed after all retries, newest failure first.',
    audience: 'admin',
    areas: 'solo admin',
    query: pageQuery,
    answers: { 200: trabajosFallidosPage },
  }),
  defineOperation({
    id: 'estado.reintentar',
    route: 'POST /estado/fallidos/{id}/reintentar',
    summary: 'Queues a failed job again; asked for twice it is queued once.',
    audience: 'admin',
    areas: 'solo admin',
    answers: { 200: mensaje },
    errors: ['NO_ENCONTRADO', 'REINTENTO_IMPOSIBLE'],
  }),
  defineOperation({
    id: 'estado.descartar',
    route: 'DELETE /estado/fallidos/{id}',
    summary: 'Deletes a failed job: what the job did not do stays undone.',
    audience: 'admin',
    areas: 'solo admin',
    answers: { 200: mensaje },
    errors: ['NO_ENCONTRADO', 'TRABAJO_NO_FALLIDO'],
  }),
] as const;
