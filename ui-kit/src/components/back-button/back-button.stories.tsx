import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inside } from '../../test/story-frames.tsx';
import { BackButton } from './back-button.tsx';

const meta = {
  title: 'Components/Frame/BackButton',
  component: BackButton,
  args: { href: '#pedidos' },
  decorators: [inside({ paddingInline: 16 })],
} satisfies Meta<typeof BackButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongLabel: Story = { args: { label: 'Volver a los productos por bulto cerrado de la semana' } };
/** Without an address the app decides, for example to save changes first. */
export const AsAButton: Story = {
  render: ({ onClick = () => {} }) => <BackButton label="Regresar" onClick={onClick} />,
  args: { onClick: fn() },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Regresar' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
