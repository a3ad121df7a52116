// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { KitProvider } from '../../provider/kit-provider.tsx';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './picture.stories.tsx';
import { Picture } from './picture.tsx';

const { Default } = composeStories(stories);

it('offers each format, and loads lazily unless it has priority', () => {
  const source = { src: '/a.jpg', avif: '/a-320.avif 320w', webp: '/a-320.webp 320w' };
  const { rerender } = renderStory(() => <Default source={source} />);
  const types = [...document.querySelectorAll('source')].map(({ type }) => type);
  expect(types).toEqual(['image/avif']);
  expect(screen.getByRole('img').getAttribute('srcset')).toBe(source.webp);
  expect(screen.getByRole('img').getAttribute('loading')).toBe('lazy');
  rerender(
    <KitProvider>
      <Picture source={source} alt="Almendras" priority />
    </KitProvider>,
  );
  expect(screen.getByRole('img').getAttribute('loading')).toBeNull();
  expect(screen.getByRole('img').getAttribute('fetchpriority')).toBe('high');
});

it('replaces a broken picture by a drawing, and loads a new picture', () => {
  const page = (src: string) => (
    <KitProvider>
      <Picture source={{ src }} alt="Almendras" />
    </KitProvider>
  );
  const { rerender } = renderStory(() => null);
  rerender(page('/a.jpg'));
  fireEvent.error(screen.getByRole('img'));
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'Almendras' })).toBeVisible();
  rerender(page('/b.jpg'));
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/b.jpg');
});
