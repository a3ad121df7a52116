// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './server-error.stories.tsx';
import { ServerError } from './server-error.tsx';

const composed = composeStories(stories);

it('renders nothing without a message', () => {
  renderStory(() => (
    <div data-testid="form">
      <ServerError />
    </div>
  ));
  expect(screen.getByTestId('form').childElementCount).toBe(0);
});

it('shows one alert after a rejected submit, and scrolls to it', async () => {
  const seen = vi.fn();
  Element.prototype.scrollIntoView = seen;
  renderStory(composed.InAForm);
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
    'Credenciales incorrectas. Por favor, intente nuevamente.',
  ]);
  expect(seen).toHaveBeenCalled();
});
