import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord, samplePictures } from '../../test/samples.ts';
import { tintFor } from '../../theme/tint-for.ts';
import { BrandTile } from './brand-tile.tsx';
import { TileGrid } from './tile-grid.tsx';

const meta = {
  title: 'Components/BrandTile',
  component: BrandTile,
  args: { name: 'Campo Claro', href: '#marca', picture: samplePictures.chia, tint: 'hoja' },
} satisfies Meta<typeof BrandTile>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = ['Campo Claro', 'La Huella', 'Andes', 'Molino Sur', longWord, 'Raíz'];

export const Default: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 180 }}>
        <Story />
      </div>
    ),
  ],
};
export const Grid: Story = {
  render: () => (
    <TileGrid>
      {names.map((name) => (
        <li key={name}>
          <BrandTile name={name} href={`#${name}`} tint={tintFor(name)} />
        </li>
      ))}
    </TileGrid>
  ),
};
