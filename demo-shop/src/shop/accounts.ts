export { DEMO_PASSWORD } from 'settings/demo';

/** The accounts that `start` prints: e-mail, description, name, shop, roles. `pendiente` awaits approval. */
export const cuentas = [
  {
    email: 'admin@tienda.test',
    person: 'admin',
    nombre: 'Adriana',
    apellido: 'Maggi',
    comercio: 'La tienda',
    roles: ['admin'],
  },
  {
    email: 'empleado@tienda.test',
    person: 'empleado',
    nombre: 'Emanuel',
    apellido: 'Prado',
    comercio: 'La tienda',
    roles: ['empleado'],
  },
  {
    email: 'cliente@tienda.test',
    person: 'cliente aprobado',
    nombre: 'Clara',
    apellido: 'Ocampo',
    comercio: 'Almacén la buena hora',
    roles: ['usuario'],
  },
  {
    email: 'pendiente@tienda.test',
    person: 'pendiente de aprobación',
    nombre: 'Pedro',
    apellido: 'Yáñez',
    comercio: 'Dietética yáñez',
    roles: [],
  },
] as const;

/** Other staff, with the same password; their roles limit their areas. */
export const empleados = [
  { email: 'deposito@tienda.test', nombre: 'Delia', apellido: 'Ponte', rol: 'Depósito' },
  { email: 'ventas@tienda.test', nombre: 'Víctor', apellido: 'Sarlo', rol: 'Ventas' },
  { email: 'cobranzas@tienda.test', nombre: 'Celeste', apellido: 'Brea', rol: 'Cobranzas' },
] as const;
