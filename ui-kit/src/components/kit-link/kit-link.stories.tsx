import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AnchorHTMLAttributes } from 'react';
import { KitLink } from './kit-link.tsx';

const meta = {
  title: 'Components/Frame/KitLink',
  component: KitLink,
  args: { href: '#marcas', children: 'Ver las marcas' },
  // Within a sentence, as links stand that are no buttons.
  render: (args) => (
    <p>
      ¿Buscas algo en particular? <KitLink {...args} /> o escríbenos.
    </p>
  ),
} satisfies Meta<typeof KitLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InAButton: Story = {
  render: ({ href }) => (
    <Button component={KitLink} href={href} variant="contained">
      Ver las marcas
    </Button>
  ),
};
const Elsewhere = (props: AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...props} target="_blank" rel="noreferrer" />
);
/** A link component of its own, in place of the app's. */
export const WithItsOwnComponent: Story = { args: { LinkComponent: Elsewhere, href: 'https://example.com' } };
