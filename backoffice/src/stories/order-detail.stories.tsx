import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { refuse } from '../testing/api-fake.ts';
import { id } from '../testing/data.ts';
import { deliveredLines, linesOf, manyLines } from '../testing/demo-data.ts';
import { hardLines, hardPedidos } from '../testing/hard-data.ts';
import { withIva } from '../testing/iva-data.ts';
import {
  type PanelScreenArgs,
  type PanelStory,
  panelScreen,
  pendingForever,
} from '../testing/panel-screen.tsx';

const meta = {
  ...panelScreen,
  title: 'Screens/Back office/Order detail',
  tags: ['!autodocs'],
  args: { path: `/pedido/${id(1202)}` },
} satisfies Meta<PanelScreenArgs>;
export default meta;

export const Approved: PanelStory = {
  play: async () => {
    const lines = within(await screen.findByRole('table', { name: 'Productos del pedido' }));
    await expect(lines.getAllByRole('row').length).toBeGreaterThan(2);
    await expect(screen.getByRole('button', { name: 'Remito: pedido 1202' })).toBeEnabled();
  },
};
/** Without a delivery note; the status can be changed. */
export const WaitingForApproval: PanelStory = {
  args: { path: `/pedido/${id(1204)}` },
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: 'Estado del pedido 1204: ESPERANDO APROBACION' }),
    );
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /^APROBADO/ }));
    await expect(await screen.findByText('Estado del pedido actualizado correctamente.')).toBeVisible();
    await expect(
      await screen.findByRole('button', { name: 'Estado del pedido 1204: APROBADO' }),
    ).toBeVisible();
  },
};
/** Assignee, tags and notes. */
export const ForTheHouse: PanelStory = {
  args: {
    api: {
      'GET /pedidos/seguimiento': () => ({
        personal: [{ usuario_id: id(5), nombre: 'Ana', apellido: 'Gómez' }],
        etiquetas: ['Frágil', 'Retira'],
      }),
      'GET /pedidos/:id/notas': () => [
        {
          nota_id: id(9),
          texto: 'Llamar antes de salir.',
          fecha: '2026-03-05T17:05:00.000Z',
          usuario: { usuario_id: id(5), nombre: 'Ana', apellido: 'Gómez' },
        },
      ],
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Responsable, etiquetas y notas' }));
    const nota = await screen.findByText('Llamar antes de salir.');
    await waitFor(() => expect(nota).toBeVisible());
  },
};
export const ManyLines: PanelStory = { args: { shop: { lineas: manyLines } } };
/** One line is short, another one is replaced. */
export const NotAsAsked: PanelStory = {
  args: { shop: { lineas: deliveredLines } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Aviso al cliente' })).toBeVisible();
    const [first] = await screen.findAllByRole('button', { name: /^Entrega: / });
    if (first) await userEvent.click(first);
    const field = await screen.findByRole('spinbutton', { name: /^Cantidad que se entrega/ });
    await waitFor(() => expect(field).toBeVisible());
  },
};
/** A weight of a product sold por kilo. */
export const Weighed: PanelStory = {
  args: {
    shop: {
      lineas: (of) =>
        linesOf({ ...of, estado_pedido: 'aprobado' }).map((line, at) =>
          at === 0
            ? {
                ...line,
                por_kilo: true,
                cantidad: line.cantidad * 1.05 + 0.001,
                cantidad_pedida: line.cantidad,
                motivo_entrega: 'peso',
              }
            : line,
        ),
    },
  },
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: /^Entrega: / });
    if (first) await userEvent.click(first);
    const reason = await screen.findByRole('combobox', { name: /^Motivo/ });
    await waitFor(() => expect(reason).toHaveDisplayValue('Peso real'));
  },
};
/** Two rates of IVA; the customer sees net prices. */
export const WithIva: PanelStory = { args: { shop: { lineas: (of) => withIva(linesOf(of), 'sumado') } } };
export const HardCases: PanelStory = {
  args: { path: `/pedido/${id(1303)}`, shop: { pedidos: hardPedidos, lineas: hardLines } },
};
/** The highest net amount and tax. */
export const HighestIva: PanelStory = {
  args: {
    path: `/pedido/${id(1303)}`,
    shop: { pedidos: hardPedidos, lineas: (of) => withIva(hardLines(of)) },
  },
};

export const Loading: PanelStory = {
  args: { api: { 'GET /detalles-pedidos/pedido/:id': pendingForever }, arrives: false },
};
export const Failed: PanelStory = {
  args: {
    api: {
      'GET /detalles-pedidos/pedido/:id': () =>
        refuse(500, 'ERROR_INTERNO', 'Ocurrió un error inesperado. Intenta de nuevo en unos minutos.'),
    },
  },
};
/** A missing order and an order without lines look the same. */
export const NotFound: PanelStory = { args: { path: `/pedido/${id(9)}` } };
