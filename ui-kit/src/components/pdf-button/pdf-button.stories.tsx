import type { Meta, StoryObj } from '@storybook/react-vite';
import { PdfButton } from './pdf-button.tsx';

const meta = {
  title: 'Components/PdfButton',
  component: PdfButton,
  args: { onClick: () => {} },
} satisfies Meta<typeof PdfButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Busy: Story = { args: { busy: true } };
export const Disabled: Story = { args: { disabled: true, reason: 'El pedido todavía no fue aprobado' } };
