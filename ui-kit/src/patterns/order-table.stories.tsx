import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Formik } from 'formik';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { type DataColumn, DataTable } from '../components/data-table/data-table.tsx';
import { EmptyState } from '../components/empty-state/empty-state.tsx';
import { ErrorState } from '../components/error-state/error-state.tsx';
import { PageContainer } from '../components/page-container/page-container.tsx';
import { PageTitle } from '../components/page-title/page-title.tsx';
import { Pager } from '../components/pager/pager.tsx';
import { PdfButton } from '../components/pdf-button/pdf-button.tsx';
import { StatusMenu } from '../components/status-menu/status-menu.tsx';
import { useToasts } from '../components/toasts/use-toasts.ts';
import { SelectField } from '../forms/select-field.tsx';
import { formatMoney } from '../money.ts';
import { sampleStatuses } from '../test/sample-data.tsx';
import { highestPrice, longWord } from '../test/samples.ts';

interface Order {
  number: number;
  client: string;
  shop: string;
  total: number;
  date: string;
  status: string;
}

const PAGE = 10;
const clients: readonly Omit<Order, 'number' | 'status'>[] = [
  { client: 'Marta Echeverría', shop: 'Dietética La Esquina', total: 66_012.5, date: 'hoy 14:05' },
  { client: 'Rubén Ochoa', shop: 'Almacén Don Rubén', total: 128_400, date: 'hoy 11:40' },
  { client: 'Silvina Paz', shop: 'El Granero de Colón', total: 51_230.75, date: 'hoy 09:12' },
  { client: 'Hugo Iriarte', shop: 'Autoservicio Rancagua', total: 312_870, date: 'ayer 18:55' },
  { client: 'Noelia Ferreyra', shop: 'Verde Limón Dietética', total: 74_999.99, date: 'ayer 16:20' },
  { client: 'Juan Ignacio Sosa', shop: 'La Proveeduría de Arrecifes', total: 58_300, date: 'ayer 10:03' },
  { client: 'Carla Benítez', shop: 'Semillas del Norte', total: 203_115.5, date: '3 mar 17:31' },
  { client: 'Ana Lía Domínguez', shop: 'Almacén Natural Salto', total: 50_000, date: '3 mar 12:48' },
  { client: 'Oscar Maidana', shop: 'Mercadito San Nicolás', total: 96_540.25, date: '2 mar 19:02' },
  { client: 'Lucía Arzuaga', shop: 'Molino & Miel', total: 87_410, date: '2 mar 08:36' },
];
/** Index of each order's status; half of the orders wait for approval. */
const turns = [0, 0, 1, 2, 0, 3, 0, 4, 0, 2];
const orders: readonly Order[] = Array.from({ length: 37 }, (_, place) => ({
  ...(clients[place % clients.length] as (typeof clients)[number]),
  number: 1204 - place,
  status: sampleStatuses[turns[place % turns.length] ?? 0]?.value ?? '',
}));

const colorOf = (order: Order) => sampleStatuses.find(({ value }) => value === order.status)?.color;
const hasNote = ({ status }: Order) => status !== 'esperando_aprobacion' && status !== 'cancelado';

const SecondLine = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  color: theme.tokens.palette.text.secondary,
}));
const Figure = styled('strong')({ whiteSpace: 'nowrap' });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'flex-end' });
const Filter = styled('div')({ maxWidth: 280, marginBottom: 16 });

const columnsFor = (onStatus: (order: Order, status: string) => void): DataColumn<Order>[] => [
  {
    key: 'client',
    header: 'Cliente',
    phone: 'title',
    cell: (order) => (
      <div>
        {order.client}
        <SecondLine>{`n.º ${order.number} · ${order.shop}`}</SecondLine>
      </div>
    ),
  },
  { key: 'date', header: 'Fecha', width: 130, cell: (order) => order.date },
  {
    key: 'total',
    header: 'Total',
    align: 'right',
    phone: 'aside',
    width: 140,
    cell: (order) => <Figure>{formatMoney(order.total)}</Figure>,
  },
  {
    key: 'status',
    header: 'Estado',
    width: 280,
    cell: (order) => (
      <StatusMenu
        label={`Estado del pedido ${order.number}`}
        options={sampleStatuses}
        value={order.status}
        onChange={(status) => onStatus(order, status)}
      />
    ),
  },
  {
    key: 'actions',
    header: 'Acciones',
    hideHeader: true,
    align: 'right',
    width: 300,
    cell: (order) => (
      <Actions>
        <Button
          href={`#pedido-${order.number}`}
          variant="outlined"
          startIcon={<InfoOutlined />}
          aria-label={`Detalles: pedido ${order.number}`}
        >
          Detalles
        </Button>
        <PdfButton
          context={`pedido ${order.number}`}
          disabled={!hasNote(order)}
          reason="El remito está disponible desde que el pedido se aprueba."
          onClick={() => {}}
        />
      </Actions>
    ),
  },
];

interface ListProps {
  orders: readonly Order[];
  loading: boolean;
  onStatus: (order: Order, status: string) => void;
  onShowAll: (() => void) | undefined;
}

function OrderList({ orders: all, loading, onStatus, onShowAll }: ListProps) {
  const [page, setPage] = useState(1);
  return (
    <>
      <DataTable
        label="Pedidos"
        columns={columnsFor(onStatus)}
        rows={all.slice((page - 1) * PAGE, page * PAGE)}
        rowKey={(order) => order.number}
        edgeColor={colorOf}
        cardsBelow="lg"
        loading={loading}
        sample={orders[0]}
        empty={
          <EmptyState
            title="No se han encontrado pedidos"
            action={
              onShowAll && (
                <Button variant="outlined" onClick={onShowAll}>
                  Ver todos los pedidos
                </Button>
              )
            }
          />
        }
      />
      {!loading && all.length > 0 && (
        <Pager page={page} totalPages={Math.ceil(all.length / PAGE)} onChange={setPage} />
      )}
    </>
  );
}

interface OrderTableProps {
  orders: readonly Order[];
  loading?: boolean;
  failed?: boolean;
}

function OrderTable({ orders: initial, loading = false, failed = false }: OrderTableProps) {
  const [all, setAll] = useState(initial);
  const toasts = useToasts();
  const changeStatus = (order: Order, status: string) => {
    setAll(all.map((one) => (one === order ? { ...one, status } : one)));
    toasts.success('Estado del pedido actualizado correctamente.', { place: 'top-center' });
  };
  return (
    <PageContainer width="backoffice" as="main" sx={{ py: 6 }}>
      <PageTitle>Área de Pedidos</PageTitle>
      <Formik initialValues={{ estado: '' }} onSubmit={() => {}}>
        {({ values: { estado }, resetForm }) => (
          <>
            <Filter>
              <SelectField
                name="estado"
                label="Estado"
                placeholder="Todos los pedidos"
                options={sampleStatuses}
              />
            </Filter>
            {failed ? (
              <ErrorState
                title="No se han encontrado pedidos"
                text="Error al obtener los pedidos. No hubo respuesta del servidor. Intenta de nuevo."
                onRetry={() => {}}
              />
            ) : (
              <OrderList
                // A new status resets the pager to the first page.
                key={estado}
                orders={all.filter(({ status }) => !estado || status === estado)}
                loading={loading}
                onStatus={changeStatus}
                onShowAll={estado ? () => resetForm() : undefined}
              />
            )}
          </>
        )}
      </Formik>
    </PageContainer>
  );
}

const meta = {
  title: 'Patterns/Order table',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: 720 } } },
  args: { orders },
  argTypes: { orders: { control: false } },
  render: (args) => <OrderTable {...args} />,
} satisfies Meta<OrderTableProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Orders: Story = {};

/** The filter applies from the first page. */
export const FilteredByStatus: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Siguiente' }));
    await expect(canvas.getByText('Página 2 de 4')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Estado'), 'ENVIADO');
    await expect(canvas.getByText('Página 1 de 1')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /: ENVIADO$/ })).toHaveLength(7);
  },
};

/** By keyboard: the chip opens its menu, the choice is announced, the chip keeps the focus. */
export const StatusChanged: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const note = canvas.getByRole('button', { name: 'Remito: pedido 1204' });
    await expect(note).toHaveAttribute('aria-disabled', 'true');
    canvas.getByRole('button', { name: 'Estado del pedido 1204: ESPERANDO APROBACION' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const chip = await canvas.findByRole('button', { name: 'Estado del pedido 1204: APROBADO' });
    await expect(await page.findByText('Estado del pedido actualizado correctamente.')).toBeVisible();
    await expect(chip).toHaveFocus();
    await expect(note).not.toHaveAttribute('aria-disabled', 'true');
  },
};

export const OneOrder: Story = { args: { orders: orders.slice(0, 1) } };
export const NoneYet: Story = { args: { orders: [] } };

/** A filter without results offers a button to all orders. */
export const NoneInThisStatus: Story = {
  args: { orders: orders.slice(0, 2) },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Estado'), 'CANCELADO');
    await expect(canvas.getByText('No se han encontrado pedidos')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ver todos los pedidos' })).toBeVisible();
  },
};

export const Loading: Story = { args: { loading: true } };
export const Failed: Story = { args: { failed: true } };

/** Names without spaces and the highest total. */
export const HardCases: Story = {
  args: {
    orders: orders.slice(0, 4).map((order, place) => ({
      ...order,
      client: place % 2 === 0 ? longWord : 'María de los Ángeles Etchegoyen de Fernández Bengoechea',
      shop: place % 2 === 0 ? 'Distribuidora Cooperativa Agropecuaria de Productos Naturales' : longWord,
      total: highestPrice,
    })),
  },
};
