// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './brand-tile.stories.tsx';

const { Default } = composeStories(stories);

it('renders one link with only the brand as its name, with logo or initials', () => {
  const { unmount } = renderStory(Default);
  expect(screen.getByRole('link', { name: 'Campo Claro' }).getAttribute('href')).toBe('#marca');
  unmount();
  renderStory(() => <Default picture={undefined} />);
  expect(screen.getByRole('link', { name: 'Campo Claro' })).toBeVisible();
  expect(screen.getByText('CC').getAttribute('aria-hidden')).toBe('true');
});

it('shows the initials when the logo fails to load', () => {
  renderStory(Default);
  expect(screen.queryByText('CC')).toBeNull();
  fireEvent.error(document.querySelector('img') as HTMLImageElement);
  expect(screen.getByText('CC')).toBeVisible();
});
