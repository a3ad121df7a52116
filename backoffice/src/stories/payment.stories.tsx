import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { refuse } from '../testing/api-fake.ts';
import { id } from '../testing/data.ts';
import { demoUsuarios } from '../testing/demo-data.ts';
import { hardUsuarios } from '../testing/hard-data.ts';
import { type PanelScreenArgs, type PanelStory, panelScreen } from '../testing/panel-screen.tsx';

const owing = demoUsuarios[0]?.usuario_id ?? '';
const meta = {
  ...panelScreen,
  title: 'Screens/Back office/Payment',
  tags: ['!autodocs'],
  args: {
    path: `/usuario/${owing}`,
    api: {
      'GET /usuarios/:id/resumen': () => ({
        ...{ pedidos: 0, importe: 0, promedio: 0, ultimos: [], ultima_sesion: null },
      }),
      'GET /usuarios/:id/cuenta-corriente': () => ({
        ...{ saldo: 12_345_678.5, vencido: 1_345_678.5, plazo: 30, limite: null, version: 1 },
        ...{ propias: { plazo: 30, limite: null }, condicion: null },
        pendientes: [
          {
            ...{ pedido_id: id(7), numero: 1207, debe: 12_345_678.5, resta: 12_345_678.5 },
            ...{ vence: '2030-01-31', vencido: false },
          },
        ],
        ...{ movimientos: [], total: 0 },
      }),
      'POST /usuarios/:id/pagos': () =>
        refuse(400, 'DATOS_INVALIDOS', 'Revisa los datos.', [
          { field: 'medios.1.cheque_numero', message: 'El número no es válido.' },
        ]),
    },
  },
} satisfies Meta<PanelScreenArgs>;
export default meta;

async function open() {
  await userEvent.click(await screen.findByRole('button', { name: 'Registrar pago' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Registrar en la cuenta corriente' }));
  const medio = await dialog.findByRole('combobox', { name: /^Medio/ });
  await waitFor(() => expect(medio).toHaveFocus());
  return { ...dialog, medio };
}

/** Fills in a cheque, and a second one with the remaining amount. */
async function twoCheques() {
  const dialog = await open();
  const fill = async (name: RegExp, value: string, at = 0) => {
    const field = dialog.getAllByRole('textbox', { name })[at] as HTMLElement;
    await userEvent.clear(field);
    await userEvent.type(field, value);
  };
  await userEvent.selectOptions(dialog.medio, 'cheque');
  await fill(/^Importe/, '1.500,50');
  await fill(/^Banco/, 'Banco de la Provincia de Córdoba');
  await fill(/^Número de cheque/, '00012345');
  await userEvent.click(dialog.getByRole('button', { name: '30 días' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Agregar otro medio' }));
  await waitFor(() => expect(dialog.getAllByRole('combobox', { name: /^Medio/ })[1]).toHaveFocus());
  await fill(/^Número de cheque/, '00012346', 1);
  await userEvent.click(dialog.getAllByRole('button', { name: '60 días' })[1] as HTMLElement);
  return dialog;
}

export const OneMeans: PanelStory = {
  play: async () => {
    await open();
  },
};
export const TwoCheques: PanelStory = {
  play: async () => {
    const dialog = await twoCheques();
    await expect(dialog.getByRole('status')).toHaveTextContent('Queda por pagar');
  },
};
/** Nothing is registered, and the form keeps all values. */
export const SecondChequeRefused: PanelStory = {
  play: async () => {
    const dialog = await twoCheques();
    await userEvent.click(dialog.getByRole('button', { name: 'Registrar' }));
    await waitFor(() => expect(dialog.getByText('El número no es válido.')).toBeVisible());
  },
};
/** Name and shop are one long word each. */
export const HardCases: PanelStory = {
  args: { path: `/usuario/${hardUsuarios[0]?.usuario_id}`, shop: { usuarios: hardUsuarios } },
  play: async () => {
    await open();
  },
};
/** The page below the dialog, with long names. */
export const HardCasesOfThePage: PanelStory = {
  args: { path: `/usuario/${hardUsuarios[0]?.usuario_id}`, role: 'admin', shop: { usuarios: hardUsuarios } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Registrar pago' })).toBeVisible();
  },
};
