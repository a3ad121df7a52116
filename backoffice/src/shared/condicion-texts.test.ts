import { expect, it } from 'vitest';
import { condicion, NO_TERMS, VENCIDA } from '../testing/condiciones-data.ts';
import { notVigenteSentence, notVigenteText, plazoText, termsTexts } from './condicion-texts.ts';

const TODAY = '2026-12-01';
const days = (vigente_desde: string | null, vigente_hasta: string | null, vigente = false) => ({
  ...{ vigente_desde, vigente_hasta, vigente },
});

it.each([
  [days(null, null, true), undefined],
  [days('2026-11-01', '2026-12-31', true), undefined],
  [days('2026-12-02', null), 'Desde el 02/12/2026'],
  [days('2026-12-02', '2026-12-31'), 'Desde el 02/12/2026 hasta el 31/12/2026'],
  [days(null, '2026-11-30'), 'Venció el 30/11/2026'],
  [days('2026-11-01', '2026-11-30'), 'Venció el 30/11/2026'],
])('an agreement with %j says %s', (validity, text) => {
  expect(notVigenteText(validity, TODAY)).toBe(text);
});

it('says in a sentence that the agreement does not count', () => {
  expect(notVigenteSentence(VENCIDA)).toBe('No rige hoy: venció el 30/11/2026.');
  expect(notVigenteSentence(NO_TERMS)).toBeUndefined();
});

it('lists only the general terms that are set, and the last day while the agreement counts', () => {
  const plain = (texts: string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '));
  expect(termsTexts(condicion(1))).toEqual([]);
  expect(plain(termsTexts({ ...VENCIDA, vigente: true }))).toEqual([
    'Descuento general: 12,5 %',
    'Envío gratis desde $ 80.000',
    'Plazo de pago: 30 días',
    'Límite de crédito: $ 500.000,50',
    'Rige hasta el 30/11/2026',
  ]);
  expect(termsTexts(VENCIDA)).not.toContain('Rige hasta el 30/11/2026');
  expect(termsTexts(condicion(1, { iva: 'discriminado' }))).toEqual(['IVA: discriminado en el total']);
  expect(plain(termsTexts(condicion(1, { plazo: 0, envio_gratis: 0 })))).toEqual([
    'Envío gratis desde $ 0',
    'Plazo de pago: al aprobarse',
  ]);
});

it.each([
  [0, 'Al aprobarse'],
  [1, '1 día'],
  [30, '30 días'],
])('a term of %i days reads %s', (plazo, text) => expect(plazoText(plazo)).toBe(text));
