import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '../../test/samples.ts';
import { inside } from '../../test/story-frames.tsx';
import { Tag } from './tag.tsx';

const meta = {
  title: 'Components/Product/Tag',
  component: Tag,
  args: { children: 'Orgánico' },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Kinds: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 4 }}>
      <Tag>Sin TACC</Tag>
      <Tag kind="promotion">Promoción</Tag>
      <Tag kind="new">Nuevo</Tag>
    </div>
  ),
};
/** Long words break in a narrow container. */
export const LongWords: Story = {
  args: { children: longWord },
  decorators: [inside({ width: 200 })],
};
