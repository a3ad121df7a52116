// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { expectAccessible, renderStory } from '../../test/render-story.tsx';
import * as stories from './quantity-stepper.stories.tsx';

const { Default, AtTheMinimum, AtTheMaximum } = composeStories(stories);
const field = () => screen.getByRole<HTMLInputElement>('textbox');

it('only reports integers between min and max', async () => {
  const onChange = vi.fn();
  renderStory(() => <Default onChange={onChange} />);
  await userEvent.clear(field());
  await userEvent.type(field(), '1001');
  expect(onChange.mock.calls).toEqual([[1], [10], [100]]);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await userEvent.tab();
  expect(field().value).toBe('100');
  await expectAccessible();
});

it('takes back the old value when the field is left empty', async () => {
  renderStory(Default);
  await userEvent.clear(field());
  await userEvent.tab();
  expect(field().value).toBe('5');
});

it('stops at both ends', () => {
  const { unmount } = renderStory(AtTheMinimum);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Restar/ }).disabled).toBe(true);
  unmount();
  renderStory(AtTheMaximum);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Sumar/ }).disabled).toBe(true);
});
