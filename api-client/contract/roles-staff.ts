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
    usuarios: z.int().describe('Number of accounts with this role'),
    version: z.int().describe('Send this value back as `If-Match`'),
  })
  .meta({ id: 'RolPersonal' });

export const rolDadoBody = z
  .object({
    rol_id: uuid
      .nullable()
      .describe('Null to remove the role: then the user may do everything that employees may do'),
  })
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
    rol: z.string().nullable().describe('Name of the role; null without a role and for admins'),
    llamadas: z
      .array(z.string())
      .describe(
        'Ids of the calls that the caller may make as staff, and of fields that need more rights: `productos.update.precio`',
      ),
  })
  .meta({ id: 'Permisos' });

const ofAdmins = { audience: 'admin', areas: 'solo admin' } as const;

export const rolesStaffOperations = [
  defineOperation({
    id: 'permisos.get',
    route: 'GET /permisos',
    summary: 'The calls that the caller may make as staff.',
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
    summary: 'Returns a role.',
    answers: { 200: rolPersonal },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    ...ofAdmins,
    id: 'roles.create',
    route: 'POST /roles-personal',
    summary: 'Creates a role.',
    body: { type: 'json', schema: rolPersonalBody },
    answers: { 201: rolPersonal },
    errors: ['NOMBRE_EN_USO', 'DEMASIADOS_ROLES'],
  }),
  defineOperation({
    ...ofAdmins,
    id: 'roles.update',
    route: 'PATCH /roles-personal/{id}',
    summary:
      'Changes the name and the areas of a role; takes effect at once for all users with the role. A repeated call changes nothing.',
    versioned: true,
    body: { type: 'json', schema: rolPersonalBody },
    answers: { 200: rolPersonal },
    errors: ['NO_ENCONTRADO', 'NOMBRE_EN_USO'],
  }),
  defineOperation({
    ...ofAdmins,
    id: 'roles.delete',
    route: 'DELETE /roles-personal/{id}',
    summary: 'Deletes a role that no user has.',
    answers: { 200: mensaje },
    errors: ['NO_ENCONTRADO', 'ROL_EN_USO'],
  }),
  defineOperation({
    ...ofAdmins,
    id: 'roles.invitar',
    route: 'POST /empleados',
    summary: 'Creates an account for an employee and mails a link to choose a password.',
    body: { type: 'json', schema: empleadoBody },
    answers: { 201: usuario },
    errors: ['EMAIL_EN_USO', 'DNI_EN_USO', 'NO_ENCONTRADO'],
  }),
  defineOperation({
    ...ofAdmins,
    id: 'roles.dar',
    route: 'PATCH /usuarios/{id}/rol',
    summary: "Sets or removes an employee's role; takes effect at once, and open sessions stay open.",
    versioned: true,
    body: { type: 'json', schema: rolDadoBody },
    answers: { 200: usuario },
    errors: ['NO_ENCONTRADO', 'CUENTA_NO_EMPLEADO'],
  }),
] as const;
