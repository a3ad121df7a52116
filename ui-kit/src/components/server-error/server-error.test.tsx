// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './server-error.stories.tsx';
import { ServerError } from './server-error.tsx';

const composed = composeStories(stories);

it('takes no room without words', () => {
  renderStory(() => (
    <div data-testid="form">
      <ServerError />
    </div>
  ));
  expect(screen.getByTestId('form').childElementCount).toBe(0);
});

it('appears with the refusal, is announced once, and is brought into sight', async () => {
  const seen = vi.fn();
  Element.prototype.scrollIntoView = seen;
  renderStory(composed.InAForm);
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
    'Credenciales incorrectas. Por favor, intente nuevamente.',
  ]);
  expect(seen).toHaveBeenCalled();
});
