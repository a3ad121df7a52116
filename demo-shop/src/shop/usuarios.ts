import type { Rol } from 'api-client/contract';
import { createRandom, type Random } from '../random.ts';
import { cuentas, empleados } from './accounts.ts';
import { condicionIdOf } from './condiciones.ts';
import type { DemoUsuario } from './demo-types.ts';
import { demoId } from './ids.ts';
import { condicionIvaOf } from './iva.ts';
import { daysBefore } from './time.ts';
import { clientes } from './usuario-sources.ts';

type Standing = 'aprobado' | 'pendiente' | 'de_baja';

/** Returns the four demo accounts, other staff, then customers, with unique DNI and e-mail. */
export function usuarios(now: Date): DemoUsuario[] {
  const rnd = createRandom('usuarios');
  return [
    ...cuentas.map((c, i) => cuenta(c, i, now)),
    ...empleados.map((one, i) =>
      cuenta({ ...one, comercio: 'La tienda', roles: ['empleado'] }, cuentas.length + i, now),
    ),
    ...clientes.map((line, i) => cliente(line, i, now, rnd)),
  ];
}

interface Cuenta {
  email: string;
  nombre: string;
  apellido: string;
  comercio: string;
  roles: readonly Rol[];
}

function cuenta(c: Cuenta, i: number, now: Date): DemoUsuario {
  const pending = c.roles.length === 0;
  return {
    usuario_id: demoId('usuario', c.email),
    nombre: c.nombre,
    apellido: c.apellido,
    dni: cuit(27, 30_100_200 + i * 1117),
    nombre_comercio: c.comercio,
    telefono: `+54 9 11 5555-010${i}`,
    dom_fiscal: `Av. de los Incas ${3200 + i * 12}, CABA`,
    condicion_iva: null,
    email: c.email,
    dado_de_alta: !pending,
    esta_activo: !pending,
    roles: [...c.roles],
    condicion_id: null,
    creado_en: daysBefore(now, pending ? 0.8 : 400 - i * 20),
  };
}

function cliente(line: string, i: number, now: Date, rnd: Random): DemoUsuario {
  const [nombre = '', apellido = '', comercio = '', calle = '', ciudad = ''] = line.split('|');
  const estado = standing(i);
  const email = `${slug(comercio)}@correo.test`;
  return {
    usuario_id: demoId('usuario', email),
    nombre,
    apellido,
    dni: cuit(rnd.pick([20, 23, 27, 30]), 20_410_300 + i * 273_191),
    nombre_comercio: comercio,
    telefono: `+54 9 ${rnd.pick(['11', '261', '351', '341', '387', '223'])} 5555${1000 + i * 37}`,
    dom_fiscal: `${calle}, ${ciudad}`,
    condicion_iva: condicionIvaOf(comercio, i),
    email,
    dado_de_alta: estado !== 'pendiente',
    esta_activo: estado === 'aprobado',
    roles: estado === 'pendiente' ? [] : ['usuario'],
    condicion_id: condicionIdOf(comercio),
    creado_en: daysBefore(now, dias(estado, i, rnd)),
  };
}

/** Splits 60 customers: 45 approved, 9 waiting, 6 deactivated. */
function standing(i: number): Standing {
  if (i % 20 === 7 || i % 20 === 13 || i % 20 === 18) return 'pendiente';
  return i % 10 === 4 ? 'de_baja' : 'aprobado';
}

function dias(estado: Standing, i: number, rnd: Random): number {
  if (estado === 'pendiente') return rnd.between(0.1, 12);
  // Some approved customers are recent, so that histories differ in length.
  return estado === 'aprobado' && i % 6 === 5 ? rnd.between(35, 80) : rnd.between(130, 700);
}

const slug = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '');

/** Returns type, number and check digit, 11 digits. */
function cuit(tipo: number, numero: number): string {
  const digits = `${tipo}${String(numero).padStart(8, '0')}`;
  const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];
  const sum = weights.reduce((total, weight, i) => total + weight * Number(digits[i]), 0);
  const check = (11 - (sum % 11)) % 11;
  return `${digits}${check === 10 ? 9 : check}`;
}
