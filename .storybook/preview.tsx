import type { Preview } from '@storybook/react-vite';
import 'ui-kit/fonts.css';
import { KitProvider } from 'ui-kit/kit-provider';
import { schemes, viewports } from './modes.ts';

const preview: Preview = {
  globalTypes: { esquema: schemes },
  initialGlobals: { esquema: 'light' },
  parameters: {
    viewport: { options: viewports },
    options: { storySort: { order: ['Foundations', 'Components', 'Patterns'] } },
    a11y: { test: 'error' },
    controls: { expanded: true },
  },
  tags: ['autodocs'],
  decorators: [
    (Story, { globals }) => (
      <KitProvider mode={globals.esquema === 'dark' ? 'dark' : 'light'}>
        <Story />
      </KitProvider>
    ),
  ],
};

export default preview;
