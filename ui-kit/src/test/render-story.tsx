import createCache from '@emotion/cache';
import { cleanup, render } from '@testing-library/react';
import axe from 'axe-core';
import type { ComponentType } from 'react';
import { afterEach, expect } from 'vitest';
import { KitProvider } from '../provider/kit-provider.tsx';

// All rules in one sheet, as deployed: an element for each makes everything that looks at styles slower.
const newStyles = () => createCache({ key: 'css', speedy: true });
let styles = newStyles();

/** Takes the story away, and its styles, which would make the next ones slower. */
export function takeAway() {
  cleanup();
  styles.sheet.flush();
  styles = newStyles();
}
afterEach(takeAway);

/** Renders a composed story as Storybook does, inside the kit's provider. */
export function renderStory(Story: ComponentType) {
  return render(
    <KitProvider cache={styles}>
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
