import { useQuery } from '@tanstack/react-query';
import { BrandTile } from 'ui-kit/brand-tile';
import { tintFor } from 'ui-kit/theme/tint-for';
import { TileGrid } from 'ui-kit/tile-grid';
import { productsText } from '../../shared/cart/cart.ts';
import { tilesInRow } from '../../shared/catalogue/tiles-in-row.ts';
import { links } from '../../shared/links.ts';
import { brandCounts, brands } from './queries.ts';

const IN_ROW = { most: 6, fewest: 4 };

/** Keeps the line's height until the count loads. */
const unknown = '\u00a0';

/** All brands with their logos. The sidebar lists the same names. */
export function BrandTiles() {
  const { data } = useQuery(brands());
  const { data: counts } = useQuery(brandCounts());
  if (!data || data.marcas.length === 0) return null;
  return (
    <TileGrid
      data-low=""
      aria-label="Todas las marcas"
      sx={({ breakpoints, spacing }) => ({
        mb: spacing(10),
        [breakpoints.up('lg')]: {
          gridTemplateColumns: `repeat(${tilesInRow(data.marcas.length, IN_ROW)}, minmax(0, 1fr))`,
        },
      })}
    >
      {data.marcas.map(({ nombre, src }) => (
        <li key={nombre}>
          <BrandTile
            low
            name={nombre}
            line={counts?.[nombre] ? productsText(counts[nombre]) : unknown}
            href={links.marca(nombre)}
            picture={src ? { src } : undefined}
            tint={tintFor(nombre)}
          />
        </li>
      ))}
    </TileGrid>
  );
}
