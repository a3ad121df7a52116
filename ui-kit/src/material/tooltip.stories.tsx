import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { longWord } from '../test/samples.ts';
import { inside } from '../test/story-frames.tsx';

/** `aria-disabled` has no look of its own. */
const OFF = { color: 'action.disabled', borderColor: 'divider', cursor: 'not-allowed' } as const;

const meta = {
  title: 'Components/Controls/Tooltip',
  component: Tooltip,
  args: {
    title: 'Eliminar',
    children: (
      <IconButton>
        <DeleteOutlined />
      </IconButton>
    ),
    placement: 'bottom',
    describeChild: false,
  },
  argTypes: {
    children: { control: false },
    placement: { control: 'radio', options: ['bottom', 'top', 'right'] },
    describeChild: { control: false },
  },
  decorators: [inside({ padding: '56px 96px' })],
} satisfies Meta<TooltipProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The name of a button without words. Keyboard focus shows the tooltip, Escape hides it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Eliminar' });
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Eliminar');
  },
};
/** A name below its button, a reason, and a name beside the folded menu. */
export const Variants: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 80, justifyItems: 'start' }}>
      <Tooltip open title="Eliminar">
        <IconButton>
          <DeleteOutlined />
        </IconButton>
      </Tooltip>
      <Tooltip open title="El pedido ya está enviado." describeChild>
        <Button variant="outlined" aria-disabled sx={OFF}>
          Editar
        </Button>
      </Tooltip>
      <Tooltip open title="Pedidos" placement="right">
        <IconButton>
          <ReceiptLongOutlined />
        </IconButton>
      </Tooltip>
    </div>
  ),
};
/** The reason why an action is off. The button keeps the focus, and a tap shows the reason at once. */
export const Reason: Story = {
  args: {
    title: 'El pedido ya está enviado.',
    describeChild: true,
    enterTouchDelay: 0,
    children: (
      <Button variant="outlined" aria-disabled sx={OFF}>
        Editar
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Editar' });
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('El pedido ya está enviado.');
    await expect(button).toHaveAccessibleDescription('El pedido ya está enviado.');
  },
};
export const LongWords: Story = {
  args: { open: true, title: longWord },
  decorators: [inside({ paddingBottom: 56 })],
};
