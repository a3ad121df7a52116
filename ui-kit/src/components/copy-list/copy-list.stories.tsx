import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longWord } from '../../test/samples.ts';
import { CopyList } from './copy-list.tsx';

const meta = {
  title: 'Components/Data/CopyList',
  component: CopyList,
  args: {
    details: [
      { label: 'Banco', value: 'Banco Nación' },
      { label: 'CBU', value: '2850590940090418135201', copyLabel: 'Copiar CBU' },
      { label: 'Alias', value: 'campo.sol.trigo', copyLabel: 'Copiar alias' },
    ],
    onCopy: fn(),
  },
} satisfies Meta<typeof CopyList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar CBU' }));
    await expect(args.onCopy).toHaveBeenCalledWith(args.details[1]);
  },
};
export const LongWords: Story = {
  args: { details: [{ label: longWord, value: `${longWord}${longWord}`, copyLabel: 'Copiar' }] },
};
