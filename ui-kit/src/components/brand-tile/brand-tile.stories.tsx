import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { brokenPicture, longWord, pendingPicture } from '../../test/samples.ts';
import { tintFor } from '../../theme/tint-for.ts';
import { BrandTile } from './brand-tile.tsx';
import { TileGrid } from './tile-grid.tsx';

/** A typical logo: dark, for white paper, without background. */
const logo = (word: string, colour: string) => ({
  src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400" viewBox="0 0 60 40"><circle cx="30" cy="14" r="9" fill="${colour}"/><text x="30" y="36" font-family="Georgia,serif" font-size="9" text-anchor="middle" fill="#1c2119">${word}</text></svg>`)}`,
});

const meta = {
  title: 'Components/Home/BrandTile',
  component: BrandTile,
  args: { name: 'Campo Claro', href: '#marca', picture: logo('Campo Claro', '#2e6b3f'), tint: 'leaf' },
  argTypes: { LinkComponent: { control: false } },
  render: (args) => (
    <div style={{ width: 180 }}>
      <BrandTile {...args} />
    </div>
  ),
} satisfies Meta<typeof BrandTile>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On white in the dark scheme too, because logos are drawn for white. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('link', { name: 'Campo Claro' });
    const ground = tile.firstElementChild as HTMLElement;
    await expect(getComputedStyle(ground).backgroundColor).toBe('rgb(255, 255, 255)');
  },
};

const brands = [
  { name: 'Campo Claro', picture: logo('Campo Claro', '#2e6b3f') },
  { name: 'La Huella', picture: logo('La Huella', '#b5532a') },
  { name: 'Andes' },
  { name: 'Molino Sur', picture: brokenPicture },
  { name: 'Del Valle', picture: pendingPicture },
  { name: longWord },
  { name: 'Raíz', picture: logo('Raíz', '#3f6470') },
];
/** With logo, without, broken (shows initials) and loading; names are never cut. */
export const Grid: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('MS')).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Molino Sur' })).toBeVisible();
  },
  render: () => (
    <TileGrid>
      {brands.map((brand) => (
        <li key={brand.name}>
          <BrandTile {...brand} href={`#${brand.name}`} tint={tintFor(brand.name)} />
        </li>
      ))}
    </TileGrid>
  ),
};
/** The logo beside name and count, to show all brands at once. */
export const Low: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Campo Claro 12 productos' })).toBeVisible();
  },
  render: () => (
    <TileGrid data-low="">
      {brands.map((brand, place) => (
        <li key={brand.name}>
          <BrandTile
            {...brand}
            low
            line={`${12 + place} productos`}
            href={`#${brand.name}`}
            tint={tintFor(brand.name)}
          />
        </li>
      ))}
    </TileGrid>
  ),
};
export const OneInTheGrid: Story = {
  render: (args) => (
    <TileGrid>
      <li>
        <BrandTile {...args} />
      </li>
    </TileGrid>
  ),
};
