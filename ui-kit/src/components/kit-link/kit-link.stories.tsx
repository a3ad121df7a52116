import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AnchorHTMLAttributes } from 'react';
import { expect, within } from 'storybook/test';
import { KitLink } from './kit-link.tsx';

const meta = {
  title: 'Components/Frame/KitLink',
  component: KitLink,
  args: { href: '#marcas', children: 'Ver las marcas' },
  // Within a sentence, as links stand that are no buttons: with the looks of Material's, having none of its own.
  render: (args) => (
    <p>
      ¿Buscas algo en particular? <Link {...args} /> o escríbenos.
    </p>
  ),
} satisfies Meta<typeof KitLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    // The browser's own colour of a link.
    await expect(within(canvasElement).getByRole('link')).not.toHaveStyle({ color: 'rgb(0, 0, 238)' });
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
/** A link component of its own, in place of the app's. */
export const WithItsOwnComponent: Story = { args: { LinkComponent: Elsewhere, href: 'https://example.com' } };
