import { render } from '@testing-library/react';
import axe from 'axe-core';
import type { ComponentType } from 'react';
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

/** Fails on any axe rule but those that need a real layout, or a whole page around the story. */
export async function expectAccessible() {
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
