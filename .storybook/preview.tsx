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

// Screen readers need the language of the texts.
document.documentElement.lang = 'es-AR';

// A story may load code first and the machine may be busy: the default of one second is too short.
configure({ asyncUtilTimeout: 10_000 });

// One style sheet for all rules, as in production: one style element per rule slows every later story.
const styles = createCache({ key: 'css', speedy: true });

const preview: Preview = {
  globalTypes: { scheme: schemes },
  initialGlobals: { scheme: 'light' },
  parameters: {
    viewport: { options: viewports },
    docs: { container: DocsPage },
    options: {
      // Storybook parses this object without running the code: no variables here.
      storySort: {
        order: [
          'Foundations',
          ['Principles', 'Colour', 'Type', 'Space', 'Shape', 'Motion', 'Icons', 'Words'],
          'Components',
          [
            'Controls',
            'Frame',
            'Home',
            'Product',
            'Cart',
            'Find',
            'Feedback',
            'Dialogs',
            'Forms',
            'Data',
            'Charts',
          ],
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
      // A screen brings the provider of its app.
      parameters.ownProvider ? (
        <Story />
      ) : (
        <KitProvider mode={globals.scheme === 'dark' ? 'dark' : 'light'}>
          <Story />
        </KitProvider>
      ),
    // The cache also wraps a screen's provider.
    (Story) => (
      <CacheProvider value={styles}>
        <Story />
      </CacheProvider>
    ),
  ],
};

export default preview;
