import Link, { type LinkProps } from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longWord } from '../test/samples.ts';
import { states } from '../test/states.tsx';
import { inside, variants } from '../test/story-frames.tsx';
import { touchTarget } from '../theme/tokens.ts';

const InSentence = (props: LinkProps) => (
  <Typography>
    ¿Todavía no tienes cuenta? <Link {...props} />
  </Typography>
);

const meta = {
  title: 'Components/Controls/Link',
  component: Link,
  args: { href: '#registro', children: 'Solicítala para tu comercio' },
  render: (args) => <InSentence {...args} />,
} satisfies Meta<LinkProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A link alone on its line is as high as a touch target. */
export const Variants: Story = {
  parameters: { controls: { disable: true } },
  render: variants<LinkProps>(Link, {
    'Alone on its line': {
      children: 'Ver los movimientos',
      sx: { display: 'inline-flex', alignItems: 'center', minHeight: touchTarget },
    },
    'A whole row, without underline': {
      children: 'Mi cuenta corriente',
      underline: 'none',
      color: 'textPrimary',
      sx: { display: 'flex', alignItems: 'center', minHeight: touchTarget },
    },
  }),
};
/** A pressed link looks as under the mouse. */
export const States: Story = {
  parameters: { controls: { disable: true } },
  render: states<LinkProps>((props) => <InSentence href="#registro" {...props} children="Solicítala" />, {}, [
    'Pressed',
  ]),
};
/** The focus ring of the keyboard. A press of Enter follows the link. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Solicítala para tu comercio' })).toHaveFocus();
  },
};
export const LongWords: Story = {
  args: { children: longWord },
  decorators: [inside({ maxWidth: 240, overflowWrap: 'anywhere' })],
};
