import { expect, it } from 'vitest';
import { inCode, inPath } from './language-rule.ts';
import { makeJudge } from './vocabulary.ts';

const judge = makeJudge();
/** Returns the findings in one line of code. */
const wordsFound = (line: string) =>
  inCode('storefront/src/a.tsx', line, judge).map((message) =>
    message.replace('storefront/src/a.tsx:1: ', '').replace(/ is neither.*/, ''),
  );

it.each([
  ['function guardarPedido() {}', "guardarPedido — 'guardar'"],
  ['const detalleDe = 1;', "detalleDe — 'de'"],
  ['const { data: respuesta } = answer;', "respuesta — 'respuesta'"],
  ['const f = (pagina: number) => 1;', "pagina — 'pagina'"],
  ['type Ancha = { alFinal: 1 };', "Ancha — 'ancha'", "alFinal — 'al'"],
  ['interface Props { onTomar(): void }', "onTomar — 'tomar'"],
  ['class Caja { #suelta = 1; vaciar() {} }', "Caja — 'caja'", "suelta — 'suelta'", "vaciar — 'vaciar'"],
  ["const a = { 'por-costado': 1 };", "por-costado — 'por'", "por-costado — 'costado'"],
  ["import { open as abrir } from 'b';", "abrir — 'abrir'"],
  ["export { close as cerrar } from 'b';", "cerrar — 'cerrar'"],
  ['const a = <Box data-borde="" />;', "data-borde — 'borde'"],
  ["const a = '& [data-hueco] > p';", "data-hueco — 'hueco'"],
  ["const a = '& .tienda-retrato';", "tienda-retrato — 'retrato'"],
  [
    `const a = \`var(--tienda-fondo) \${b} var(--tienda-ancla)\`;`,
    "--tienda-fondo — 'fondo'",
    "--tienda-ancla — 'ancla'",
  ],
])('finds words that are neither English nor domain nouns: %s', (line, ...names) => {
  expect(wordsFound(line)).toEqual(names);
});

it.each([
  ['const savePedido = (detalleOf: number, openCarritos = 1) => 1;'],
  ['const pedidos = 1, PRODUCTOS = 2, HTMLElementOfMarca = 3, x2 = 4;'],
  ['const a = { por_kilo: 1, en_promocion: 2, tipo_de_precio: 3, TipoDePrecioField: 4 };'],
  [
    "const a = { 'pedidos.cambiarEstado': 1, pedidosCambiarEstado: 2, SIN_PERMISO: 3, nuevaNotificacion: 4 };",
  ],
  ["const a = { Contraseña: 'Ancha', 'Vuelve a intentar': 1, '& > svg': 2, '.ajena': 3 };"],
  ["const a = 'guardar'; const b = 'la ancha'; const c = <p title='Guardar'>Guardar</p>;"],
  ["import { guardar } from 'b'; const { tomar } = guardar(); tomar.abrir({ tomar });"],
])('ignores English, domain nouns, wire names, shown texts and imported names: %s', (line) => {
  expect(wordsFound(line)).toEqual([]);
});

it('refuses an infinitive as a noun, although a call has that name', () => {
  expect(judge('notificacionesLeer')).toEqual([]);
  expect(judge('leer')).toEqual(['leer']);
  expect(judge('rechazarUsuario')).toEqual(['rechazar']);
});

it('accepts names of tables and columns in database code', () => {
  expect(judge('enlaces_solicitados')).toEqual(['enlaces', 'solicitados']);
  expect(makeJudge({ database: true })('enlaces_solicitados')).toEqual([]);
});

it('checks paths, except URLs of the documents', () => {
  expect(inPath('storefront/src/caja/editar-pedido.ts', judge)).toHaveLength(2);
  expect(inPath('storefront/src/routes/_guest.olvide-password.tsx', judge)).toEqual([]);
  expect(inPath('storefront/src/routes/_invitado.tsx', judge)).toHaveLength(1);
});

it('reports the position and the alternative', () => {
  expect(inCode('app-core/src/a.ts', '\nlet ancha;', judge)).toEqual([
    "app-core/src/a.ts:2: ancha — 'ancha' is neither English nor a noun of the domain; as savePedido, detalleOf, openCarritos",
  ]);
});
