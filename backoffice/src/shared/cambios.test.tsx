import { render, screen } from '@testing-library/react';
import { camposOf, destinosOf, TIPOS_PLANILLA } from 'api-client/backoffice-planillas';
import { expect, it } from 'vitest';
import { Cambios, labelOf } from './cambios.tsx';

/** Values as the server's audit log sends them. */
it.each([
  ['descuento', null, '12,5', 'Descuento general: 12,5 %'],
  ['envio_gratis', '80.000', '90.000', 'Envío gratis desde: $ 80.000 → $ 90.000'],
  ['limite', '500.000,5', null, 'Límite de crédito: $ 500.000,50 → nada'],
  ['plazo', '1', '30', 'Plazo de pago: 1 día → 30 días'],
  ['vigente_desde', null, '2026-12-01', 'Vigente desde: 01/12/2026'],
  ['vigente_hasta', '2026-11-30', '2026-12-31', 'Vigente hasta: 30/11/2026 → 31/12/2026'],
  ['alicuota_iva', '21', '10,5', 'IVA: 21 % → 10,5 %'],
  ['iva', null, 'sumado', 'IVA en los precios: Precios sin IVA («+ IVA»)'],
  ['iva', 'discriminado', null, 'IVA en los precios: Discriminado en el total → nada'],
  [
    'condicion_iva',
    'monotributo',
    'responsable_inscripto',
    'Condición frente al IVA: Monotributo → Responsable inscripto',
  ],
  ['reglas', null, 'Todo: −5 %', 'Porcentajes: Todo: −5 %'],
  ['nota', '2026', '12', 'Nota: 2026 → 12'],
])('the audit log shows a change of %s from %s to %s', (campo, antes, despues, text) => {
  render(<Cambios cambios={[{ campo, antes, despues }]} />);
  const shown = screen.getByText((_, element) => element?.textContent?.replaceAll(/\s/g, ' ') === text, {
    ignore: 'body, body > div, body > div > div',
  });
  expect(shown).toBeVisible();
});

it.each(TIPOS_PLANILLA)('has a label for every field that a sheet of %s can change', (tipo) => {
  const campos = destinosOf(tipo).flatMap(({ destino }) => camposOf(destino));
  expect(campos.filter((campo) => labelOf(campo) === campo)).toEqual([]);
});
