import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './kilos-field.stories.tsx';
import { kilosOf } from './kilos-field.tsx';

const { Default } = composeStories(stories);

it.each([
  ['9,85', 9.85],
  ['9.850', 9.85],
  ['9,850', 9.85],
  ['0,5', undefined],
  ['0', undefined],
  ['', undefined],
  ['1e3', undefined],
  ['1.000', undefined],
  ['9,8501', undefined],
  ['1001', undefined],
])('reads %j as %j kilos', (text, kilos) => {
  expect(kilosOf(text, { max: 1000 })).toBe(kilos);
});

it('submits on Enter, but not with an invalid text', async () => {
  const onSubmit = vi.fn();
  renderStory(() => <Default onSubmit={onSubmit} />);
  const field = screen.getByRole('textbox', { name: 'Cantidad de Queso' });
  await userEvent.clear(field);
  await userEvent.type(field, '0{Enter}');
  expect(screen.getByText('Debe ser al menos 1')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.clear(field);
  await userEvent.type(field, '2,5{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});
