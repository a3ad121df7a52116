import { act, render } from '@testing-library/react';
import axe from 'axe-core';
import type { ComponentType, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect } from 'vitest';
import { KitProvider } from '../provider/kit-provider.tsx';
import { storyStyles } from './story-styles.ts';

/** Renders a composed story as Storybook does, inside the kit's provider. */
export function renderStory(Story: ComponentType) {
  return render(
    <KitProvider cache={storyStyles}>
      <Story />
    </KitProvider>,
  );
}

/** Wraps a part in the kit's provider, to render it again with other props. */
export const inKit = (part: ReactNode) => <KitProvider>{part}</KitProvider>;

/** Returns the HTML of a composed story, as a server renders it. */
export const serverHtml = (Story: ComponentType): string => renderToString(inKit(<Story />));

/** Hydrates a story that a server rendered. Returns the errors that React recovered from. */
export async function hydrateStory(Story: ComponentType) {
  const root = document.createElement('div');
  root.innerHTML = serverHtml(Story);
  // Emotion moves the server's style elements into the head before hydration.
  document.body.replaceChildren(root);
  const recovered: string[] = [];
  const onRecoverableError = (error: unknown) => void recovered.push(String(error));
  const mounted = await act(async () => hydrateRoot(root, inKit(<Story />), { onRecoverableError }));
  const remove = () => {
    act(() => mounted.unmount());
    root.remove();
  };
  return { recovered, remove };
}

/** Fails on any axe rule but those that need a real layout, or a whole page around the story. */
export async function expectAccessible() {
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
