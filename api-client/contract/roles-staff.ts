/** Roles: the areas of staff work that an employee may use. An employee without a role may make all calls for `staff`. */
import { z } from 'zod';
import { AREAS, type Area } from './areas.ts';
import { email } from './auth.ts';
import { mensaje, pageQuery, text, total, uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { LIMITS } from './limits.ts';
import { dni } from './usuario.ts';
import { usuario } from './usuarios.ts';

export const area = z
  .enum(Object.keys(AREAS) as [Area, ...Area[]], 'El área no existe.')
  .meta({ id: 'Area' });

const NONE = 'Elige al menos un área.';

export const rolPersonalBody = z
  .object({
    nombre: text('El nombre', LIMITS.nombreRol),
    areas: z
      .array(area, NONE)
      .min(1, NONE)
      .max(Object.keys(AREAS).length, 'Hay demasiadas áreas.')
      .refine((all) => new Set(all).size === all.length, 'Un área figura más de una vez.'),
  })
  .meta({ id: 'RolPersonalBody' });

export const rolPersonal = z
  .object({
    rol_id: uuid,
    nombre: z.string(),
    areas: z.array(z.string()),
    usuarios: z.int().describe('How many accounts have it'),
    version: z.int().describe('Goes back as `If-Match`'),
  })
  .meta({ id: 'RolPersonal' });

export const rolDadoBody = z
  .object({ rol_id: uuid.nullable().describe('Null takes it: all that an employee without a role does') })
  .meta({ id: 'RolDadoBody' });

export const empleadoBody = z
  .object({
    nombre: text('El nombre', LIMITS.nombrePersona),
    apellido: text('El apellido', LIMITS.nombrePersona),
    email,
    dni,
    rol_id: rolDadoBody.shape.rol_id,
  })
  .meta({ id: 'EmpleadoBody' });

/** A staff member's current rights, which the token does not contain. */
export const permisos = z
  .object({
    rol: z.string().nullable().describe('What their role is called; null for none, and for an admin'),
    llamadas: z
      .array(z.string())
      .describe(
        'Ids of the calls that they may make as staff, and of their fields that need more: `productos.update.precio`',
      ),
  })
  .meta({ id: 'Permisos' });

const ofAdmins = { audience: 'admin', areas: 'solo admin' } as const;

export const rolesStaffOperations = [
  defineOperation({
    id: 'permisos.get',
    route: 'GET /permisos',
    summary: 'Which calls the caller may make as staff.',
    audience: 'staff',
    areas: 'todo el personal',
    unenrolled: true,
    answers: { 200: permisos },
  }),
  defineOperation({
    ...ofAdmins,
    id: 'roles.list',
    route: 'GET /roles-personal',
    summary: 'The roles, by name.',
    query: pageQuery,
    answers: { 200: z.object({ roles: z.array(rolPersonal), total }).meta({ id: 'RolesPersonal' }) },
  }),
  defineOperation({
    ...ofAdmins,
    id: 'roles.get',
    route: 'GET /roles-personal/{id}',
    summary: 'One role.',
    answers: { 200: rolPersonal },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    ...ofAdmins,
    id: 'roles.create',
    route: 'POST /roles-personal',
    summary: 'Makes a role.',
    body: { type: 'json', schema: rolPersonalBody },
    answers: { 201: rolPersonal },
    errors: ['NOMBRE_EN_USO', 'DEMASIADOS_ROLES'],
  }),
  defineOperation({
    ...ofAdmins,
    id: 'roles.update',
    route: 'PATCH /roles-personal/{id}',
    summary:
      'Gives a role this name and these areas, for whoever has it at once. The same again changes nothing.',
    versioned: true,
    body: { type: 'json', schema: rolPersonalBody },
    answers: { 200: rolPersonal },
    errors: ['NO_ENCONTRADO', 'NOMBRE_EN_USO'],
  }),
  defineOperation({
    ...ofAdmins,
    id: 'roles.delete',
    route: 'DELETE /roles-personal/{id}',
    summary: 'Does away with a role that nobody has.',
    answers: { 200: mensaje },
    errors: ['NO_ENCONTRADO', 'ROL_EN_USO'],
  }),
  defineOperation({
    ...ofAdmins,
    id: 'roles.invitar',
    route: 'POST /empleados',
    summary: 'Makes an account for an employee, who is mailed the link by which they choose a password.',
    body: { type: 'json', schema: empleadoBody },
    answers: { 201: usuario },
    errors: ['EMAIL_EN_USO', 'DNI_EN_USO', 'NO_ENCONTRADO'],
  }),
  defineOperation({
    ...ofAdmins,
    id: 'roles.dar',
    route: 'PATCH /usuarios/{id}/rol',
    summary: 'Gives an employee a role, or takes it; at once, and their sessions go on.',
    versioned: true,
    body: { type: 'json', schema: rolDadoBody },
    answers: { 200: usuario },
    errors: ['NO_ENCONTRADO', 'CUENTA_NO_EMPLEADO'],
  }),
] as const;
