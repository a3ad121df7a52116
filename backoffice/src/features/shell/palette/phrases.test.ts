import { describe, expect, it } from 'vitest';
import { signInAs, signInAsRol, tidyUp } from '../../../testing/render-app.tsx';
import { namedDay } from './day-words.ts';
import { findNamed, isOneTypo } from './forgiving.ts';
import { permittedPlaces, placesNamed, WORDS } from './places.tsx';

tidyUp();

/** Typed texts, and the expected first entry. */
const PHRASES: readonly [string, string][] = [
  ['cobrar', 'Registrar un pago'],
  ['cobranza', 'Registrar un pago'],
  ['cheque', 'Registrar un pago'],
  ['cargar un cheque', 'Registrar un pago'],
  ['echeq', 'Registrar un pago'],
  ['pago en efectivo', 'Registrar un pago'],
  ['transferencia', 'Registrar un pago'],
  ['recibo', 'Registrar un pago'],
  ['registrar pago', 'Registrar un pago'],
  ['nota de credito', 'Registrar un pago'],
  ['deudores', 'Cuentas corrientes'],
  ['quien debe', 'Cuentas corrientes'],
  ['quién me debe', 'Cuentas corrientes'],
  ['deudas', 'Cuentas corrientes'],
  ['saldos', 'Cuentas corrientes'],
  ['cta cte', 'Cuentas corrientes'],
  ['morosos', 'Cuentas corrientes'],
  ['vencidos', 'Cuentas vencidas'],
  ['deuda vencida', 'Cuentas vencidas'],
  ['subir precios', 'Cambiar precios'],
  ['aumentar los precios', 'Cambiar precios'],
  ['aumento', 'Cambiar precios'],
  ['remarcar', 'Cambiar precios'],
  ['bajar precios', 'Cambiar precios'],
  ['inflacion', 'Cambiar precios'],
  ['hoja de ruta', 'Hojas de ruta'],
  ['hojas de ruta', 'Hojas de ruta'],
  ['repartir', 'Hojas de ruta'],
  ['recorrido del camión', 'Hojas de ruta'],
  ['remito', 'Imprimir los remitos que faltan'],
  ['imprimir remitos', 'Imprimir los remitos que faltan'],
  ['remitos pendientes', 'Imprimir los remitos que faltan'],
  ['pedidos pendientes', 'Pedidos que esperan aprobación'],
  ['aprobar pedidos', 'Pedidos que esperan aprobación'],
  ['pedidos en camino', 'Pedidos enviados'],
  ['pedidos anulados', 'Pedidos cancelados'],
  ['armar pedidos', 'Pedidos por empacar'],
  ['picking', 'Pedidos por empacar'],
  ['tomar un pedido', 'Nuevo Pedido'],
  ['venta por teléfono', 'Nuevo Pedido'],
  ['hacer pedido', 'Nuevo Pedido'],
  ['cliente nuevo', 'Registrar usuario'],
  ['dar de alta un cliente', 'Registrar usuario'],
  ['agregar articulo', 'Crear un producto'],
  ['producto nuevo', 'Crear un producto'],
  ['agotados', 'Productos sin stock'],
  ['faltantes', 'Productos sin stock'],
  ['discontinuados', 'Productos inactivos'],
  ['excel', 'Importar planillas y fotos'],
  ['subir planilla', 'Importar planillas y fotos'],
  ['lista del proveedor', 'Importar planillas y fotos'],
  ['fotos', 'Importar planillas y fotos'],
  ['cuánto vendí', 'Informes de ventas'],
  ['reportes', 'Informes de ventas'],
  ['ranking', 'Informes de ventas'],
  ['rentabilidad', 'Márgenes'],
  ['clientes perdidos', 'Dejaron de comprar'],
  ['feriados', 'Zonas de reparto'],
  ['ubicación en el depósito', 'Orden de estantes'],
  ['cambiar el mínimo de compra', 'Ajustes'],
  ['alias', 'Ajustes'],
  ['logo', 'Ajustes'],
  ['permisos', 'Roles'],
  ['quien hizo el cambio', 'Bitácora'],
  ['mails rebotados', 'Correos sin entregar'],
  ['backup', 'Estado de la tienda'],
  ['cambiar mi clave', 'Correo, contraseña y sesiones'],
  ['2fa', 'Verificación en dos pasos'],
  ['portada', 'Orden de destacados'],
  ['lista de rubros', 'Filtros'],
  ['solicitudes', 'Solicitudes y cuentas inactivas'],
  ['dashboard', 'Panel Principal'],
];

describe('the words of users', () => {
  it('are at least sixty, each for an existing entry', () => {
    signInAs('admin');
    const { screens, actions } = permittedPlaces();
    expect(PHRASES.length).toBeGreaterThanOrEqual(60);
    expect(
      Object.keys(WORDS).filter((label) => ![...screens, ...actions].some((one) => one.label === label)),
    ).toEqual([]);
  });

  it.each(PHRASES)('lead from "%s" to %s', (text, label) => {
    signInAs('admin');
    expect(placesNamed(text)[0]?.label).toBe(label);
  });

  it('find nothing that the role may not open', () => {
    signInAsRol(['empaque']);
    for (const text of ['cobrar', 'subir precios', 'deudores', 'tomar un pedido', 'cliente nuevo']) {
      expect(placesNamed(text), text).toEqual([]);
    }
    expect(placesNamed('picking').map(({ label }) => label)).toEqual(['Empaque']);
  });
});

describe('a named day', () => {
  // A Friday evening in the shop's time zone; in UTC the next day has begun.
  const now = new Date('2026-11-28T01:30:00Z');
  it.each([
    ['pedido del jueves', '2026-11-26', '2026-11-26', 'del jueves 26/11', ''],
    ['verde limón jueves', '2026-11-26', '2026-11-26', 'del jueves 26/11', 'verde limón'],
    [
      'el pedido de Verde Limón del miércoles',
      '2026-11-25',
      '2026-11-25',
      'del miércoles 25/11',
      'Verde Limón',
    ],
    ['viernes', '2026-11-27', '2026-11-27', 'del viernes 27/11', ''],
    ['sabado', '2026-11-21', '2026-11-21', 'del sábado 21/11', ''],
    ['pedidos de hoy', '2026-11-27', '2026-11-27', 'de hoy', ''],
    ['ana ayer', '2026-11-26', '2026-11-26', 'de ayer', 'ana'],
    ['pedidos de esta semana', '2026-11-23', '2026-11-27', 'de esta semana', ''],
    ['raíces 12/3', '2026-03-12', '2026-03-12', 'del 12/3', 'raíces'],
    ['24/12', '2025-12-24', '2025-12-24', 'del 24/12', ''],
  ])('is found in "%s"', (text, desde, hasta, label, rest) => {
    expect(namedDay(text, now)).toEqual({ desde, hasta, label, rest });
  });

  it.each(['verde limón', '31/2', 'cobrar', 'mar'])('is not found in "%s"', (text) => {
    expect(namedDay(text, now)).toBeUndefined();
  });
});

const PLACES = [
  { label: 'Pedidos', words: 'Área de Pedidos' },
  { label: 'Nuevo Pedido', words: 'hacer para un cliente' },
  { label: 'Categorías' },
  { label: 'Productos sin stock', words: 'agotados' },
  { label: 'Bitácora' },
];
const namesFound = (text: string) => findNamed(PLACES, text).map(({ label }) => label);

describe('pages and actions', () => {
  it.each([
    ['ped', ['Pedidos', 'Nuevo Pedido']],
    ['BITACORA', ['Bitácora']],
    ['stock productos', ['Productos sin stock']],
    ['agota', ['Productos sin stock']],
    ['cliente nuevo', ['Nuevo Pedido']],
    ['egori', ['Categorías']],
    ['bitcora', ['Bitácora']],
    ['bitaccora', ['Bitácora']],
    ['biatcora', ['Bitácora']],
    ['vitacora', ['Bitácora']],
    ['caregor', ['Categorías']],
    ['pedidos bitacora', []],
    ['xyz', []],
    ['', []],
    [' / ', []],
  ])('are found by %s', (text, labels) => {
    expect(namesFound(text)).toEqual(labels);
  });
});

it.each([
  ['almendra', 'almendra', true],
  ['almenda', 'almendra', true],
  ['almendrra', 'almendra', true],
  ['almednra', 'almendra', true],
  ['almandra', 'almendra', true],
  ['almnda', 'almendra', false],
  ['lamendar', 'almendra', false],
])('compares %s with %s and allows one typing error: %s', (typed, meant, forgiven) => {
  expect(isOneTypo(typed, meant)).toBe(forgiven);
});
