import { zonaFinder } from 'api-client/contract/zona-of';
import { DIAS_SEMANA, type DiaSemana } from 'api-client/contract/zonas-words';
import { empleados } from './accounts.ts';
import { paysAsAgreed } from './condiciones.ts';
import type {
  DailyWork,
  DemoDomicilio,
  DemoPedido,
  DemoPlazo,
  DemoShop,
  DemoUsuario,
  DemoZona,
} from './demo-types.ts';
import { isToBring } from './entregas.ts';
import { demoId } from './ids.ts';
import { isoDay, weekdayOf } from './time.ts';

type ZonaSource = [nombre: string, localidades: string, codigos: string, dias: DiaSemana[]];

const ZONAS: ZonaSource[] = [
  [
    'Capital y alrededores',
    'CABA, Avellaneda, Quilmes, Vicente López, San Fernando, Tigre, Merlo, Pilar, Luján',
    '1000-1499',
    ['martes', 'viernes'],
  ],
  [
    'Norte de Buenos Aires',
    'Pergamino, Junín, Chivilcoy, San Nicolás',
    '2700, 2900, 6000, 6620',
    ['lunes', 'jueves'],
  ],
  ['Costa y sudeste', 'Mar del Plata, Tandil, Azul, La Plata, Bahía Blanca', '7600', ['miercoles']],
  ['Litoral', 'Rosario, Santa Fe, Paraná, Gualeguaychú, Concordia', '2000', ['martes', 'jueves']],
  ['Centro y Cuyo', 'Córdoba, Villa María, Río Cuarto, Río Tercero, Mendoza, San Luis', '5000', ['lunes']],
];

/** Converts a weekday; Sunday is 0, like `weekdayOf`. */
const diaOf = (weekday: number): DiaSemana => DIAS_SEMANA[(weekday + 6) % 7] ?? 'lunes';

const zonas: DemoZona[] = ZONAS.map(([nombre, localidades, codigos, dias]) => ({
  zona_id: demoId('zona', nombre),
  nombre,
  localidades: localidades.split(', '),
  codigos_postales: codigos.split(', '),
  dias,
  recibe_pedidos: true,
}));

/** Returns the zone with the most approved and sent orders; the shop delivers there today. */
function zonaOfToday(usuarios: readonly DemoUsuario[], pedidos: readonly DemoPedido[]): string {
  const find = zonaFinder(zonas);
  const zonaOf = new Map(usuarios.map((one) => [one.usuario_id, find(one.dom_fiscal)?.zona_id]));
  const countOf = ({ zona_id }: DemoZona) =>
    pedidos.filter((one) => isToBring(one) && zonaOf.get(one.usuario_id) === zona_id).length;
  return zonas.toSorted((a, b) => countOf(b) - countOf(a))[0]?.zona_id ?? '';
}

/** Adds the weekday of `now` to the zone's delivery days. */
function withToday(today: string, now: Date): DemoZona[] {
  const weekday = diaOf(weekdayOf(now.getTime()));
  return zonas.map((zona) => ({
    ...zona,
    dias: DIAS_SEMANA.filter((dia) => zona.dias.includes(dia) || (zona.zona_id === today && dia === weekday)),
  }));
}

/** Holidays of Ley 27.399 with a fixed date. */
const FERIADOS = [
  ['01-01', 'Año Nuevo'],
  ['03-24', 'Día de la Memoria'],
  ['04-02', 'Día del Veterano y de los Caídos en Malvinas'],
  ['05-01', 'Día del Trabajador'],
  ['05-25', 'Revolución de Mayo'],
  ['06-20', 'Paso a la Inmortalidad de Belgrano'],
  ['07-09', 'Día de la Independencia'],
  ['12-08', 'Inmaculada Concepción'],
  ['12-25', 'Navidad'],
] as const;

/** Returns the next date of each, from tomorrow on: the demo delivers today. */
function feriados(now: Date): DailyWork['feriados'] {
  const today = isoDay(now.getTime());
  const year = Number(today.slice(0, 4));
  return FERIADOS.map(([day, nombre]) => {
    const fecha = `${year}-${day}`;
    return { fecha: fecha > today ? fecha : `${year + 1}-${day}`, nombre };
  }).toSorted((a, b) => (a.fecha < b.fecha ? -1 : 1));
}

const ROLES = [
  { nombre: 'Depósito', areas: ['empaque'] },
  { nombre: 'Ventas', areas: ['ver-precios', 'pedidos', 'clientes', 'solicitudes'] },
  { nombre: 'Cobranzas', areas: ['ver-precios', 'dinero', 'clientes'] },
].map((rol) => ({ rol_id: demoId('rol', rol.nombre), ...rol }));

/**
 * Payment terms of customers whose agreement has none: every fifth customer pays at once; every second other customer has a
 * limit.
 */
function plazos(clientes: readonly DemoUsuario[]): DemoPlazo[] {
  return clientes
    .filter((cliente) => !paysAsAgreed(cliente))
    .map(({ usuario_id }, nth) => ({
      usuario_id,
      plazo: [0, 7, 15, 15, 30][nth % 5] ?? 0,
      limite: nth % 2 === 1 ? ([150_000_000, 300_000_000, 600_000_000][nth % 3] ?? null) : null,
    }))
    .filter(({ plazo }) => plazo > 0);
}

const HORARIOS = ['Lunes a viernes de 8 a 13', 'De 9 a 18, sábados de 9 a 13', ''];

/** A second address for every sixth customer. */
function domicilios(clientes: readonly DemoUsuario[]): DemoDomicilio[] {
  return clientes
    .filter((_, nth) => nth % 6 === 0)
    .map(({ usuario_id, dom_fiscal }, nth) => ({
      domicilio_id: demoId('domicilio', usuario_id),
      usuario_id,
      nombre: nth % 2 === 0 ? 'Depósito' : 'Sucursal centro',
      domicilio: `Av. del Trabajo ${400 + nth * 35}, ${dom_fiscal.split(', ').at(-1)}`,
      horario: HORARIOS[nth % HORARIOS.length] ?? '',
      predeterminado: false,
    }));
}

export function dailyWork(
  { usuarios, categorias, pedidos }: Pick<DemoShop, 'usuarios' | 'categorias' | 'pedidos'>,
  now: Date,
): DailyWork {
  const clientes = usuarios.filter(
    (one) => one.roles.join() === 'usuario' && one.email.endsWith('@correo.test'),
  );
  return {
    zonas: withToday(zonaOfToday(usuarios, pedidos), now),
    feriados: feriados(now),
    estantes: categorias.filter((one) => one.esta_activo).map((one) => one.categoria_id),
    roles: ROLES,
    rolOf: new Map(empleados.map(({ email, rol }) => [demoId('usuario', email), demoId('rol', rol)])),
    plazos: plazos(clientes),
    domicilios: domicilios(clientes),
  };
}
