import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { refuse } from '../testing/api-fake.ts';
import { id } from '../testing/data.ts';
import { demoPedidos, linesOf, manyLines } from '../testing/demo-data.ts';
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
  title: 'Screens/Back office/Order edit',
  tags: ['!autodocs'],
  args: { path: `/pedido/editar/${id(1204)}` },
} satisfies Meta<PanelScreenArgs>;
export default meta;

const order = demoPedidos[0] as (typeof demoPedidos)[number];
const [first] = linesOf(order);
const quantity = () => screen.findByRole('textbox', { name: `Cantidad: ${first?.producto.nombre}` });

async function change(text: string) {
  const field = await quantity();
  await userEvent.clear(field);
  await userEvent.type(field, text);
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar Cambios' }));

export const Untouched: PanelStory = {
  play: async () => {
    await expect(await quantity()).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Guardar Cambios' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Deshacer Cambios' })).toBeDisabled();
  },
};
/** Changed values are marked with their old value; save and undo are at the window's bottom. */
export const Changed: PanelStory = {
  play: async () => {
    await change('20');
    const [remove] = screen.getAllByRole('button', { name: /^Eliminar:/ }).slice(1);
    if (remove) await userEvent.click(remove);
    await expect(screen.getByText('2 cambios sin guardar', { selector: 'p' })).toBeVisible();
  },
};
const byKilo = (of: (typeof demoPedidos)[number]) =>
  linesOf(of).map((line, at) => (at === 0 ? { ...line, por_kilo: true } : line));
/** Kilos have decimals. */
export const Kilos: PanelStory = {
  args: { shop: { lineas: byKilo } },
  play: async () => {
    await change('9,85');
    await expect(screen.getByRole('button', { name: 'Guardar Cambios' })).toBeEnabled();
  },
};
/** 1.000 may be one kilo or a thousand: the field asks. */
export const AmbiguousKilos: PanelStory = {
  args: { shop: { lineas: byKilo } },
  play: async () => {
    await change('1.000');
    await expect(await screen.findByRole('group', { name: '¿1.000 o 1?' })).toBeVisible();
  },
};
export const TooMany: PanelStory = {
  play: async () => {
    await change('1000');
    const told = await screen.findAllByText('La cantidad no puede ser mayor a 1000');
    await expect(told[0]).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Guardar Cambios' })).toBeDisabled();
  },
};
export const ManyLines: PanelStory = { args: { shop: { lineas: manyLines } } };
/** Two rates of IVA, computed from the edited lines. */
export const WithIva: PanelStory = {
  args: { shop: { lineas: (of) => withIva(linesOf(of)) } },
  play: async () => {
    await change('20');
    await expect(await screen.findByRole('region', { name: 'IVA del pedido' })).toBeVisible();
  },
};
export const HardCases: PanelStory = {
  args: {
    path: `/pedido/editar/${id(1303)}`,
    shop: { pedidos: hardPedidos, lineas: hardLines },
  },
};
export const Saving: PanelStory = {
  args: { api: { 'PATCH /pedidos/:id': pendingForever } },
  play: async () => {
    await change('20');
    await save();
    await expect(await screen.findByRole('button', { name: 'Guardando…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
/** The server's reason, with the typed values kept. */
export const NotSaved: PanelStory = {
  args: {
    api: {
      'PATCH /pedidos/:id': () => refuse(400, 'MONTO_MAXIMO', 'El total del pedido es demasiado grande.'),
    },
  },
  play: async () => {
    await change('20');
    await save();
    await expect(await screen.findByText('Error al actualizar el pedido')).toBeVisible();
    await expect(await quantity()).toHaveValue('20');
  },
};
/** Another user saved first: both versions side by side. */
export const Conflict: PanelStory = {
  args: {
    api: {
      'PATCH /pedidos/:id': () =>
        refuse(
          409,
          'VERSION_DESACTUALIZADA',
          'Otra persona guardó cambios antes. Revisa los datos actuales.',
        ),
    },
  },
  play: async ({ loaded }) => {
    await change('20');
    const theirs = { ...order, version: order.version + 1 };
    loaded.panel.api.answer({
      'GET /detalles-pedidos/pedido/:id': () =>
        linesOf(theirs).map((line, n) => (n < 2 ? { ...line, cantidad: line.cantidad + 1 } : line)),
    });
    await save();
    await expect(await screen.findByRole('table', { name: 'Líneas que cambiaron' })).toBeVisible();
  },
};
/** Another user saved first, without a conflict: the changes are merged and listed. */
export const Merged: PanelStory = {
  play: async ({ loaded }) => {
    await change('20');
    const version = order.version + 1;
    loaded.panel.api.answer({
      'GET /detalles-pedidos/pedido/:id': () =>
        linesOf({ ...order, version }).map((line, n) =>
          n === 1 ? { ...line, cantidad: line.cantidad + 1, descuento: 10 } : line,
        ),
    });
    const { pedido_id, estado_pedido } = order;
    loaded.panel.live.handlers?.pedidoCambiado?.({ pedido_id, estado_pedido, version });
    await expect(await screen.findByRole('button', { name: 'Entendido' })).toBeVisible();
    await expect(await quantity()).toHaveValue('20');
  },
};
export const LeavingUnsaved: PanelStory = {
  play: async () => {
    await change('20');
    const [link] = screen.getAllByRole('link', { name: /Usuarios/ });
    if (link) await userEvent.click(link);
    await waitFor(() => expect(screen.getByText('Debe guardar los cambios antes de regresar')).toBeVisible());
  },
};
/** No longer awaiting approval. */
export const NotEditable: PanelStory = { args: { path: `/pedido/editar/${id(1202)}` } };
export const Loading: PanelStory = {
  args: { api: { 'GET /detalles-pedidos/pedido/:id': pendingForever }, arrives: false },
};
export const NotFound: PanelStory = { args: { path: `/pedido/editar/${id(9)}` } };
