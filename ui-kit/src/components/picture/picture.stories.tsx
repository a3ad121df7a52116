import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePictures } from '../../test/samples.ts';
import { Picture } from './picture.tsx';

const meta = {
  title: 'Components/Picture',
  component: Picture,
  args: { source: samplePictures.almendra, alt: 'Almendras', tint: 'trigo' },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Missing: Story = { args: { source: undefined } };
export const Broken: Story = { args: { source: { src: 'data:image/png;base64,AAAA' }, tint: 'hoja' } };
