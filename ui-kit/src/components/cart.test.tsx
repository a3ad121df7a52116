import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { expectAccessible, inKit, renderStory } from '../test/render-story.tsx';
import * as cartButtonStories from './cart-button/cart-button.stories.tsx';
import { CartButton } from './cart-button/cart-button.tsx';
import * as cartDrawerStories from './cart-drawer/cart-drawer.stories.tsx';
import * as cartLineStories from './cart-line/cart-line.stories.tsx';
import * as cartTotalStories from './cart-total/cart-total.stories.tsx';

describe('CartButton', () => {
  const { Default, Variants } = composeStories(cartButtonStories);
  // A no-break space separates the currency sign from the number.
  const named = (expected: string) => (name: string) => name.replaceAll('\u00a0', ' ') === expected;

  it.each([
    [Default, 'Carrito: 12 unidades, $ 61.727,50'],
    [Variants, 'Carrito: vacío'],
    [Variants, 'Carrito: 12 unidades'],
    [Variants, 'Carrito'],
  ] as const)("has the cart's content in its accessible name", (Story, expected) => {
    renderStory(Story);
    expect(screen.getByRole('button', { name: named(expected) })).toBeVisible();
  });

  it('animates when units are added but not when the count loads, and announces nothing', () => {
    const bumping = () => document.querySelector('[data-bump]') !== null;
    const { rerender } = renderStory(() => null);
    const show = (count: number | undefined) =>
      rerender(inKit(<CartButton count={count} onClick={() => {}} />));
    show(undefined);
    show(3);
    expect(bumping()).toBe(false);
    show(4);
    expect(bumping()).toBe(true);
    show(1);
    expect(screen.getByRole('button', { name: 'Carrito: 1 unidad' })).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('CartDrawer', () => {
  const { Default } = composeStories(cartDrawerStories);

  it('has the number of units in its name, and closes on Escape [T2.57]', async () => {
    const onClose = fn();
    renderStory(() => <Default onClose={onClose} />);
    expect(screen.getByRole('dialog', { name: 'Carrito (10)' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('announces the removal of the last line and focuses the previous line', async () => {
    renderStory(Default);
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar: Semillas de chía' }));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Eliminar: Lentejas');
    expect(screen.getByText('Semillas de chía: eliminado del carrito').getAttribute('role')).toBe('status');
  });
});

describe('CartLine', () => {
  const { Default, AtTheLimit, WithoutPrice } = composeStories(cartLineStories);

  it('shows quantity, unit price and subtotal, and reports changes [T2.57]', async () => {
    const onQuantityChange = fn();
    const onRemove = fn();
    renderStory(() => <Default onQuantityChange={onQuantityChange} onRemove={onRemove} />);
    expect(screen.getByText('Cantidad: 5 ·')).toBeVisible();
    expect(screen.getByText(/12\.345,50 por kilo/)).toBeVisible();
    expect(screen.getByText(/61\.727,50/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Sumar/ }));
    await userEvent.click(screen.getByRole('button', { name: /Restar/ }));
    expect(onQuantityChange.mock.calls).toEqual([[6], [5]]);
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar: Almendras peladas non pareil' }));
    expect(onRemove).toHaveBeenCalledOnce();
  });

  it('does not increase a quantity of 1000 [T5.18]', async () => {
    const onQuantityChange = fn();
    renderStory(() => <AtTheLimit onQuantityChange={onQuantityChange} />);
    await userEvent.click(screen.getByRole('button', { name: /Sumar/ }));
    expect(onQuantityChange).not.toHaveBeenCalled();
    expect(screen.getByText(/999\.999\.990,00/)).toBeVisible();
  });

  it('shows no amount when the price is missing', () => {
    renderStory(WithoutPrice);
    expect(screen.getByText('Cantidad: 5 ·')).toBeVisible();
    expect(screen.getByText('Precio para comercios aprobados')).toBeVisible();
    expect(document.body.textContent).not.toMatch(/\$|por kilo|NaN/);
  });
});

describe('CartTotal', () => {
  const { Default, UnderTheMinimum, WithNote, WithoutPrices } = composeStories(cartTotalStories);

  it('shows the next goal and calls onAction on a click', async () => {
    const onAction = fn();
    renderStory(() => <Default onAction={onAction} />);
    expect(screen.getByText(/Te faltan .*8\.272,50 para el envío gratis/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Realizar pedido' }));
    expect(onAction).toHaveBeenCalledOnce();
    await expectAccessible();
  });

  it('shows beside the disabled button why it is disabled', async () => {
    renderStory(UnderTheMinimum);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Realizar pedido' });
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(button.disabled).toBe(true);
    expect(reason?.textContent).toBe('El monto mínimo para realizar un pedido es de $50.000');
    await expectAccessible();
  });

  it('shows the next goal once the total reaches one, then that the last is reached', async () => {
    function Growing() {
      const [total, setTotal] = useState(49_999.99);
      return <Default total={total} onAction={fn(() => setTotal(total < 50_000 ? 50_000 : 70_000))} />;
    }
    renderStory(() => <Growing />);
    const grow = () => userEvent.click(screen.getByRole('button', { name: 'Realizar pedido' }));
    expect(screen.getByText(/^Te faltan .*0,01 para el pedido mínimo$/)).toBeVisible();
    await grow();
    expect(screen.getByText(/^Te faltan .*20\.000,00 para el envío gratis$/)).toBeVisible();
    expect(screen.queryByText(/pedido mínimo/)).toBeNull();
    await grow();
    expect(screen.getByText('Tienes envío gratis')).toBeVisible();
    expect(screen.queryByText(/Te faltan/)).toBeNull();
  });

  it('shows a note below the total', async () => {
    renderStory(WithNote);
    const note = screen.getByText('El total puede variar: hay productos que se pesan.');
    const total = screen.getByText('Total');
    expect(total.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expectAccessible();
  });

  it('shows no amount to users who may not see prices', () => {
    renderStory(WithoutPrices);
    expect(screen.getByRole('button', { name: 'Realizar pedido' })).toBeVisible();
    expect(document.body.textContent).not.toMatch(/\$|Total|Te faltan/);
  });

  it('keeps the focus on its button and ignores further presses while the order is sent', async () => {
    const onAction = fn();
    function Sending() {
      const [busy, setBusy] = useState(false);
      return (
        <Default
          busy={busy}
          onAction={fn(() => {
            onAction();
            setBusy(true);
          })}
        />
      );
    }
    renderStory(() => <Sending />);
    await userEvent.click(screen.getByRole('button', { name: 'Realizar pedido' }));
    expect(screen.getByRole('button', { name: 'Enviando…' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    expect(onAction).toHaveBeenCalledOnce();
  });
});
