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
    esperan: z.int().describe('Number of due jobs, including retries'),
    programados: z.int().describe('Number of jobs scheduled for later'),
    en_curso: z.int(),
    abandonados: z.int(),
    espera_desde: z.iso.datetime().nullable().describe('When the oldest waiting job was due'),
  })
  .meta({ id: 'Trabajos' });

export const estadoDeLaTienda = z
  .object({
    avisos: z.array(z.enum(WARNINGS)),
    version: z.string().describe('Version of the shop'),
    proceso: z.object({
      node: z.string(),
      desde: z.iso.datetime().describe('Start time of the process that answers'),
      memoria: bytes,
    }),
    base_de_datos: z.object({
      version: z.string().describe('Version of PostgreSQL'),
      tamano: bytes,
      conexiones: z.int(),
      conexiones_max: z.int(),
    }),
    imagenes: z.int().describe('Number of stored pictures'),
    fotos: z
      .object({
        sitio: z.enum(['carpeta', 'bucket']).describe('Where the pictures are stored'),
        al_alcance: z.boolean().describe('True if pictures can be read and written now'),
      })
      .nullish(),
    disco: z
      .object({ libre: bytes, total: bytes })
      .nullable()
      .describe('Disk of the pictures; null for a bucket'),
    trabajos: z.array(trabajos).describe('Job queues that are not empty'),
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
      .describe(
        'Why the last try failed, as text for people; without addresses or messages of other servers',
      ),
    sobre: z.string().nullable().describe('Order, import or price change of the job'),
    impedimento: z.string().nullable().describe('Why a retry cannot help; null if it can'),
  })
  .meta({ id: 'TrabajoFallido' });

export const trabajosFallidosPage = z
  .object({ fallidos: z.array(trabajoFallido), total })
  .meta({ id: 'TrabajosFallidosPage' });

/** Tasks of a new shop's first day, and whether each is done. */
export const primerosPasos = z
  .object({
    datos: z.boolean().describe("True if the shop's name or contact data are set"),
    aspecto: z.boolean().describe('True if a logo or a colour is set'),
    montos: z.boolean().describe('True if a minimum order or free shipping is set'),
    textos: z.boolean().describe('True if the texts of the home page or the company page are set'),
    cobro: z.boolean().describe('True if the bank account for transfers is set'),
    correo: z.boolean().describe('True if a test mail was sent'),
    catalogo: z.boolean().describe('True if there is a product'),
    personal: z.boolean().describe('True if there is staff besides the first admin'),
  })
  .meta({ id: 'PrimerosPasos' });

export const estadoStaffOperations = [
  defineOperation({
    id: 'estado.get',
    route: 'GET /estado',
    summary: 'Returns the state of the system.',
    audience: 'admin',
    areas: 'solo admin',
    answers: { 200: estadoDeLaTienda },
  }),
  defineOperation({
    id: 'estado.primerosPasos',
    route: 'GET /estado/primeros-pasos',
    summary: 'Tells which steps of the initial setup are done.',
    audience: 'admin',
    areas: 'solo admin',
    answers: { 200: primerosPasos },
  }),
  defineOperation({
    id: 'estado.fallidos',
    route: 'GET /estado/fallidos',
    summary: 'Jobs that failed after all retries, newest failure first.',
    audience: 'admin',
    areas: 'solo admin',
    query: pageQuery,
    answers: { 200: trabajosFallidosPage },
  }),
  defineOperation({
    id: 'estado.reintentar',
    route: 'POST /estado/fallidos/{id}/reintentar',
    summary: 'Queues a failed job again. A repeated call queues the job only once.',
    audience: 'admin',
    areas: 'solo admin',
    answers: { 200: mensaje },
    errors: ['NO_ENCONTRADO', 'REINTENTO_IMPOSIBLE'],
  }),
  defineOperation({
    id: 'estado.descartar',
    route: 'DELETE /estado/fallidos/{id}',
    summary: 'Deletes a failed job without running it.',
    audience: 'admin',
    areas: 'solo admin',
    answers: { 200: mensaje },
    errors: ['NO_ENCONTRADO', 'TRABAJO_NO_FALLIDO'],
  }),
] as const;
