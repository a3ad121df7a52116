import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BlobPicture } from './blob-picture.tsx';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><rect width="96" height="96" fill="#b08a4a"/></svg>`;

const meta = {
  title: 'Components/Data/BlobPicture',
  component: BlobPicture,
  args: { blob: new Blob([drawing], { type: 'image/svg+xml' }), alt: 'Foto de Almendras' },
} satisfies Meta<typeof BlobPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Foto de Almendras' });
    await expect(link).toHaveAttribute('target', '_blank');
  },
};
/** Reserves the room while the picture loads. */
export const Loading: Story = { args: { blob: undefined } };
export const Failed: Story = { args: { blob: undefined, failed: true } };
