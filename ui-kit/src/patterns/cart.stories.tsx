import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CartButton } from '../components/cart-button/cart-button.tsx';
import { CartDrawer } from '../components/cart-drawer/cart-drawer.tsx';
import { CartLine } from '../components/cart-line/cart-line.tsx';
import { CartTotal } from '../components/cart-total/cart-total.tsx';
import { ConfirmDialog } from '../components/confirm-dialog/confirm-dialog.tsx';
import { EmptyState } from '../components/empty-state/empty-state.tsx';
import { ResultDialog } from '../components/result-dialog/result-dialog.tsx';
import { useToasts } from '../components/toasts/use-toasts.ts';
import { formatMoney } from '../money.ts';
import { type SampleProduct, sampleProducts } from '../test/sample-data.tsx';
import { highestPrice, longWord, sampleGoals } from '../test/samples.ts';
import { tintFor } from '../theme/tint-for.ts';

const MINIMUM = 50_000;

interface Line extends Pick<SampleProduct, 'name' | 'category' | 'price' | 'priceType' | 'picture'> {
  quantity: number;
  /** Previous price in pesos, before the shop changed it. */
  before?: number;
}

const line = (name: string, quantity: number, more: Partial<Line> = {}): Line => {
  const product = sampleProducts.find((one) => one.name === name);
  if (!product) throw new Error(`No such product: ${name}`);
  return { ...product, quantity, ...more };
};
const enough = [line('Almendra non pareil', 3), line('Semilla de chía', 2), line('Lenteja turca', 5)];

interface CartProps {
  lines: Line[];
  /** Names of products removed from the cart because they are no longer sold. */
  gone?: string[];
  /** Answer to the order in this story. */
  answer?: 'taken' | 'never';
}

/** A page with the cart button, the drawer and the two dialogs after 'Realizar pedido'. */
function Cart({ lines: given, gone = [], answer = 'taken' }: CartProps) {
  const [open, setOpen] = useState(true);
  const [lines, setLines] = useState(given);
  const [step, setStep] = useState<'idle' | 'asking' | 'sending' | 'cancelled'>('idle');
  const toasts = useToasts();
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const total = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  const changed = gone.length > 0 || lines.some(({ before }) => before !== undefined);
  const more = (
    <Button fullWidth={lines.length > 0} onClick={() => setOpen(false)}>
      Ver más productos
    </Button>
  );
  const confirm = () => {
    if (answer === 'never') return setStep('sending');
    setStep('idle');
    setLines([]);
    toasts.success('Pedido confirmado. Es el n.º 412: te contactaremos para coordinar el pago.');
  };
  return (
    <>
      <CartButton count={count} total={total} onClick={() => setOpen(true)} />
      <CartDrawer
        open={open}
        onClose={() => setOpen(false)}
        count={count}
        footer={
          lines.length > 0 && (
            <CartTotal
              total={total}
              goals={sampleGoals}
              onAction={() => setStep('asking')}
              disabled={total < MINIMUM}
              message={total < MINIMUM && 'El monto mínimo para realizar un pedido es de $50.000'}
            >
              {more}
            </CartTotal>
          )
        }
      >
        {lines.length === 0 && (
          <EmptyState
            title="El carrito de compras está vacío."
            text="¡Añade productos a tu carrito para comenzar a comprar!"
            action={more}
          />
        )}
        {changed && (
          <Alert severity="warning" role="status" sx={{ mt: 3 }}>
            Tu pedido no se envió: algunos productos cambiaron. Revísalos y confirma de nuevo.
            {gone.map((name) => (
              <div key={name}>{name}: ya no está disponible y salió del carrito.</div>
            ))}
          </Alert>
        )}
        {lines.map(({ name, category, price, before, ...rest }) => (
          <CartLine
            key={name}
            {...rest}
            name={name}
            tint={tintFor(category)}
            unitPrice={price}
            notice={before !== undefined && `El precio cambió: antes ${formatMoney(before)}.`}
            onQuantityChange={(quantity) =>
              setLines(lines.map((one) => (one.name === name ? { ...one, quantity } : one)))
            }
            onRemove={() => {
              setLines(lines.filter((one) => one.name !== name));
              toasts.warning('Producto eliminado del carrito!');
            }}
          />
        ))}
      </CartDrawer>
      <ConfirmDialog
        open={step === 'asking' || step === 'sending'}
        busy={step === 'sending'}
        title="¿Estás seguro?"
        text="Confirma tu pedido para continuar."
        texts={{ busy: 'Enviando…' }}
        onConfirm={confirm}
        onCancel={() => setStep('cancelled')}
      />
      <ResultDialog
        open={step === 'cancelled'}
        kind="error"
        title="Cancelado"
        text="Tu pedido no ha sido confirmado."
        onClose={() => setStep('idle')}
      />
    </>
  );
}

const meta = {
  title: 'Patterns/Cart',
  component: Cart,
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: 720 } } },
  args: { lines: enough },
} satisfies Meta<typeof Cart>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async () => within(await screen.findByRole('dialog', { name: /^Carrito/ }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const ReadyToOrder: Story = {};

export const Empty: Story = { args: { lines: [] } };

/** Shows the nearer one of two goals; the button is disabled and states the reason. */
export const BelowTheMinimum: Story = { args: { lines: [line('Almendra non pareil', 2)] } };

/** Adding a unit reaches the minimum: the button is enabled and the next goal shows. */
export const ReachingTheMinimum: Story = {
  args: { lines: [line('Almendra non pareil', 4)] },
  play: async () => {
    const cart = await drawer();
    await expect(cart.getByRole('button', { name: 'Realizar pedido' })).toBeDisabled();
    await userEvent.click(cart.getByRole('button', { name: /^Sumar uno/ }));
    await expect(cart.getByRole('button', { name: 'Realizar pedido' })).toBeEnabled();
    await expect(cart.queryByText(/El monto mínimo/)).toBeNull();
    await expect(cart.getByText(/para el envío gratis/)).toBeVisible();
  },
};

/** One price changed and one product is gone: nothing was ordered. */
export const PricesChanged: Story = {
  args: {
    lines: [line('Almendra non pareil', 5, { before: 11_900 }), line('Lenteja turca', 5)],
    gone: ['Avellana'],
  },
};

export const LongNames: Story = {
  args: {
    lines: [
      line('Garbanzo 9 mm', 1000, { name: longWord, price: highestPrice }),
      ...enough,
      line('Maní sin sal', 1),
      line('Mix energético', 12),
    ],
  },
};

export const Sending: Story = {
  args: { answer: 'never' },
  play: async () => {
    await press('Realizar pedido');
    await press('Sí, confirmar');
    await screen.findByRole('button', { name: /Enviando/ });
  },
};

/** After the confirmation the order is placed and the cart is empty. */
export const Ordered: Story = {
  play: async () => {
    await press('Realizar pedido');
    await press('Sí, confirmar');
    // The toast is accessible although the drawer hides the page, and does not cover the drawer's header.
    const said = (await screen.findAllByRole('status')).find(({ textContent }) =>
      /^Pedido/.test(textContent),
    );
    await waitFor(() => expect(said).toBeVisible());
    const close = (await drawer()).getByRole('button', { name: 'Cerrar carrito' });
    await waitFor(() =>
      expect(said?.getBoundingClientRect().top).toBeGreaterThanOrEqual(close.getBoundingClientRect().bottom),
    );
    await expect((await drawer()).getByText('El carrito de compras está vacío.')).toBeVisible();
  },
};

/** After a cancellation, a message says that nothing was sent; the cart is unchanged. */
export const Cancelled: Story = {
  play: async () => {
    await press('Realizar pedido');
    await press('No, cancelar');
    await waitFor(() => expect(screen.getByText('Tu pedido no ha sido confirmado.')).toBeVisible());
  },
};
