import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWord } from '../../test/samples.ts';
import { variants } from '../../test/story-frames.tsx';
import { PdfButton, pdfButtonTexts } from './pdf-button.tsx';

const reason = 'El remito está disponible desde que el pedido se aprueba.';
const onClick: () => void = fn();

const meta = {
  title: 'Components/Data/PdfButton',
  component: PdfButton,
  args: { texts: pdfButtonTexts, onClick, context: 'pedido 12' },
} satisfies Meta<typeof PdfButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  render: variants(PdfButton, {
    Busy: { busy: true },
    'Busy, with progress': { busy: true, progress: 0.4 },
    Disabled: { disabled: true },
    'Icon only': { iconOnly: true },
    'Icon only, busy': { iconOnly: true, busy: true, progress: 0.75 },
  }),
};
/** The reason shows on hover, touch and keyboard focus. */
export const DisabledWithReason: Story = {
  args: { disabled: true, reason },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Remito: pedido 12' });
    await expect(button).toHaveFocus();
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent(reason);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const LongLabel: Story = { args: { label: `Descargar ${longWord}` } };
