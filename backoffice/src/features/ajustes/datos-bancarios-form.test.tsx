import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Ajustes } from 'api-client/backoffice';
import { expect, it } from 'vitest';
import { AJUSTES } from '../../testing/ajustes.ts';
import { fakeApi } from '../../testing/api-fake.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';

tidyUp();

const OURS = {
  banco: 'Banco Nación',
  titular: 'Tierra Llana S.R.L.',
  cbu: '2850590940090418135201',
  alias: 'campo.sol.trigo',
};

it('saves the bank details completely or not at all, once on a double click', async () => {
  signInAs('admin');
  let ajustes: Ajustes = { ...AJUSTES, version: 3 };
  const api = fakeApi({
    'GET /ajustes': () => ajustes,
    'PATCH /ajustes': ({ body }) => {
      ajustes = { ...ajustes, ...(body as object), version: ajustes.version + 1 };
      return ajustes;
    },
  });
  renderApp('/panel-ajustes');
  const user = userEvent.setup();
  const write = async (name: RegExp, value: string) =>
    fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });
  const save = () => user.dblClick(screen.getByRole('button', { name: 'Guardar cuenta bancaria' }));

  await write(/^CBU o CVU/, '2850590940090418135202');
  await save();
  for (const wrong of [
    /^El CBU o CVU no es válido/,
    'El banco es obligatorio.',
    'El titular es obligatorio.',
  ]) {
    expect(await screen.findAllByText(wrong)).not.toHaveLength(0);
  }
  expect(api.callsTo('PATCH /ajustes')).toEqual([]);

  await write(/^Banco/, OURS.banco);
  await write(/^Titular/, OURS.titular);
  await write(/^CBU o CVU/, OURS.cbu);
  await write(/^Alias/, OURS.alias);
  await save();
  expect(await screen.findByText(/^Cuenta bancaria guardada\./)).toBeVisible();
  const calls = api.callsTo('PATCH /ajustes');
  expect(calls.map(({ body }) => body)).toEqual([{ datos_bancarios: OURS }]);
  expect(calls[0]?.headers.get('If-Match')).toBe('"3"');
});
