// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { expect, it } from 'vitest';
import { expectAccessible, renderStory } from '../../test/render-story.tsx';
import * as stories from './cart-total.stories.tsx';

const { Default, UnderTheMinimum, WithoutPrices } = composeStories(stories);

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
