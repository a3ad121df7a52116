import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AnchorHTMLAttributes } from 'react';
import { expect } from 'storybook/test';
import { KitLink } from './kit-link.tsx';

const meta = {
  title: 'Components/Frame/KitLink',
  component: KitLink,
  args: { href: '#marcas', children: 'Ver las marcas' },
  // KitLink has no style of its own, so Material's Link shows it in a sentence.
  render: (args) => (
    <p>
      ¿Buscas algo en particular? <Link {...args} /> o escríbenos.
    </p>
  ),
} satisfies Meta<typeof KitLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    // The browser's default link colour.
    await expect(canvas.getByRole('link')).not.toHaveStyle({ color: 'rgb(0, 0, 238)' });
  },
};
export const InAButton: Story = {
  render: ({ href }) => (
    <Button href={href} variant="contained">
      Ver las marcas
    </Button>
  ),
};
const Elsewhere = (props: AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...props} target="_blank" rel="noreferrer" />
);
/** Replaces the app's link component. */
export const WithItsOwnComponent: Story = { args: { LinkComponent: Elsewhere, href: 'https://example.com' } };
