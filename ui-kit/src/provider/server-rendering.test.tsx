import { useTheme } from '@mui/material/styles';
import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import * as header from '../components/app-header/app-header.stories.tsx';
import * as sidebar from '../components/collapsible-sidebar/collapsible-sidebar.stories.tsx';
import * as footer from '../components/footer/footer.stories.tsx';
import * as steps from '../components/how-to-buy-steps/how-to-buy-steps.stories.tsx';
import * as card from '../components/product-card/product-card.stories.tsx';
import * as sort from '../components/sort-menu/sort-menu.stories.tsx';
import { useToasts } from '../components/toasts/use-toasts.ts';
import * as forms from '../patterns/account-form.stories.tsx';
import { hydrateStory } from '../test/render-story.tsx';
import { useAnnouncement } from './live-layer.ts';

const stories: [string, ComponentType][] = [
  ['header', composeStories(header).Default],
  ['footer', composeStories(footer).Default],
  ['sidebar', composeStories(sidebar).ClosingByItself],
  ['steps', composeStories(steps).Default],
  ['card', composeStories(card).OnOffer],
  ['sort menu', composeStories(sort).Sorted],
  ['forms', composeStories(forms).Filled],
];

it.each(stories)('renders the %s on the server, and hydrates it without a mismatch', async (_, Story) => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { recovered, remove } = await hydrateStory(Story);
  expect(recovered).toEqual([]);
  expect(complaint.mock.calls.map(([message]) => String(message))).toEqual([]);
  remove();
  complaint.mockRestore();
});

it('does not render the page again after hydration', async () => {
  // Without the server's render.
  let renders = -1;
  function Counted() {
    renders += 1;
    useAnnouncement('Resultados', 'uno');
    useToasts();
    useTheme();
    return null;
  }
  const { remove } = await hydrateStory(Counted);
  expect(document.querySelector('body > [aria-live=polite]')).not.toBeNull();
  expect(renders).toBe(1);
  remove();
});
