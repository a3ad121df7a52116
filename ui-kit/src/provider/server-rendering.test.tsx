import { useTheme } from '@mui/material/styles';
import { composeStories } from '@storybook/react-vite';
import { act } from '@testing-library/react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import * as header from '../components/app-header/app-header.stories.tsx';
import * as sidebar from '../components/collapsible-sidebar/collapsible-sidebar.stories.tsx';
import * as footer from '../components/footer/footer.stories.tsx';
import * as steps from '../components/how-to-buy-steps/how-to-buy-steps.stories.tsx';
import * as card from '../components/product-card/product-card.stories.tsx';
import * as sort from '../components/sort-menu/sort-menu.stories.tsx';
import { useToasts } from '../components/toasts/use-toasts.ts';
import * as forms from '../patterns/account-form.stories.tsx';
import { KitProvider } from './kit-provider.tsx';
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

vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
}));

it.each(stories)('renders the %s on the server, and hydrates it without a mismatch', async (_, Story) => {
  const page = (
    <KitProvider>
      <Story />
    </KitProvider>
  );
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  // Emotion moves the server's style elements into the head before hydration.
  document.body.replaceChildren(root);
  const recovered = vi.fn();
  const mounted = await act(async () => hydrateRoot(root, page, { onRecoverableError: recovered }));
  expect(recovered.mock.calls.map(([error]) => String(error))).toEqual([]);
  expect(complaint.mock.calls.map(([message]) => String(message))).toEqual([]);
  act(() => mounted.unmount());
  complaint.mockRestore();
});

it('does not render the page again after hydration', async () => {
  let renders = 0;
  function Counted() {
    renders += 1;
    useAnnouncement('Resultados', 'uno');
    useToasts();
    useTheme();
    return null;
  }
  const page = (
    <KitProvider>
      <Counted />
    </KitProvider>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  renders = 0;
  document.body.replaceChildren(root);
  const mounted = await act(async () => hydrateRoot(root, page));
  expect(document.querySelector('body > [aria-live=polite]')).not.toBeNull();
  expect(renders).toBe(1);
  act(() => mounted.unmount());
});
