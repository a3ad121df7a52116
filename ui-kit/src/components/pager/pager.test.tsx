// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { expectAccessible, renderStory } from '../../test/render-story.tsx';
import * as stories from './pager.stories.tsx';

const { Default, First, Last } = composeStories(stories);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

it('says where it is and goes one page at a time', async () => {
  const onChange = vi.fn();
  renderStory(() => <Default onChange={onChange} />);
  expect(screen.getByText('Página 2 de 7')).toBeTruthy();
  await userEvent.click(button('Anterior'));
  await userEvent.click(button('Siguiente'));
  expect(onChange.mock.calls).toEqual([[1], [3]]);
  await expectAccessible();
});

it('is disabled at the ends', () => {
  const { unmount } = renderStory(First);
  expect(button('Anterior').disabled).toBe(true);
  unmount();
  renderStory(Last);
  expect(button('Siguiente').disabled).toBe(true);
});
