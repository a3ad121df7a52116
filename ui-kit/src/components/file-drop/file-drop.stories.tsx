import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longWord } from '../../test/samples.ts';
import { FileDrop } from './file-drop.tsx';

const meta = {
  title: 'Components/Actions/FileDrop',
  component: FileDrop,
  args: {
    accept: '.xlsx,.csv',
    onFile: fn(),
    help: 'Un archivo .xlsx o .csv de hasta 6 MB.',
    texts: { choose: 'Elige la planilla' },
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const file = new File(['a;b'], 'lista.csv', { type: 'text/csv' });
    await userEvent.upload(canvas.getByLabelText(/Elige la planilla/), file);
    await expect(args.onFile).toHaveBeenCalledWith(file);
  },
};
export const Several: Story = {
  args: {
    accept: '.zip,.png',
    onFiles: fn(),
    help: 'Un .zip, o varias fotos a la vez.',
    texts: { choose: 'Elige las fotos' },
  },
  play: async ({ args, canvas }) => {
    const files = ['1.png', '2.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
    await userEvent.upload(canvas.getByLabelText(/Elige las fotos/), files);
    await expect(args.onFiles).toHaveBeenCalledWith(files);
  },
};
export const Busy: Story = { args: { busy: true } };
export const Wrong: Story = { args: { error: 'La planilla debe ser menor de 6 MB.' } };
export const LongWords: Story = { args: { help: longWord, texts: { choose: longWord } } };
