import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../ui-kit/src/**/*.mdx',
    '../ui-kit/src/**/*.stories.tsx',
    '../{storefront,backoffice}/src/stories/*.stories.tsx',
  ],
  staticDirs: [
    '../storefront/public',
    { from: '../ui-kit/tokens.json', to: '/tokens.json' },
    { from: '../ui-kit/node_modules/@fontsource-variable/figtree/files', to: 'fonts' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
