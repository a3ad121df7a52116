import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import 'ui-kit/fonts.css';
import { KitProvider } from 'ui-kit/kit-provider';
import { Anew } from './anew.tsx';
import { plainControls, plainTexts } from './controls.ts';
import { DocsPage } from './docs-page.tsx';
import { schemes, viewports } from './modes.ts';

// Read aloud in the language that it is written in.
document.documentElement.lang = 'es-AR';

// What a story waits for may load code first, and the machine may be busy. By default it is looked for during one second.
configure({ asyncUtilTimeout: 10_000 });

// All rules in one sheet, as deployed: with one each, every story shown makes the next ones slower.
const styles = createCache({ key: 'css', speedy: true });

const preview: Preview = {
  globalTypes: { scheme: schemes },
  initialGlobals: { scheme: 'light' },
  parameters: {
    viewport: { options: viewports },
    docs: { container: DocsPage },
    options: {
      // Storybook reads it without running it: no variables in here.
      storySort: {
        order: [
          'Foundations',
          ['Principles', 'Colour', 'Type', 'Space', 'Shape', 'Motion', 'Icons', 'Words'],
          'Components',
          ['Frame', 'Home', 'Product', 'Cart', 'Find', 'Feedback', 'Dialogs', 'Forms', 'Data', 'Charts'],
          'Patterns',
          'Screens',
        ],
      },
    },
    a11y: { test: 'error' },
    controls: { expanded: true },
  },
  tags: ['autodocs'],
  argTypesEnhancers: [plainControls],
  argsEnhancers: [plainTexts],
  decorators: [
    (Story, { args }) => (
      <Anew args={args}>
        <Story />
      </Anew>
    ),
    (Story, { globals, parameters }) =>
      // A screen brings its app's own.
      parameters.ownProvider ? (
        <Story />
      ) : (
        <KitProvider mode={globals.scheme === 'dark' ? 'dark' : 'light'}>
          <Story />
        </KitProvider>
      ),
    // Around a screen's own provider too.
    (Story) => (
      <CacheProvider value={styles}>
        <Story />
      </CacheProvider>
    ),
  ],
};

export default preview;
