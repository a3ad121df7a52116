// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './social-links.stories.tsx';

const { Default, None } = composeStories(stories);

it('announces that a link opens in a new tab, and sends no referrer', () => {
  renderStory(Default);
  const link = screen.getByRole('link', { name: 'Instagram, se abre en otra pestaña' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});

it('renders no list without links', () => {
  renderStory(None);
  expect(screen.queryByRole('list')).toBeNull();
});
