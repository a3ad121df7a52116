import { BrandTile } from 'ui-kit/brand-tile';
import { EmptyState } from 'ui-kit/empty-state';
import { LoadingDots } from 'ui-kit/loading-dots';
import { SectionTitle } from 'ui-kit/section-title';
import { tintFor } from 'ui-kit/theme/tint-for';
import { TileGrid } from 'ui-kit/tile-grid';
import { ListBoundary } from '../../shared/catalogue/list-boundary.tsx';
import { tilesInRow } from '../../shared/catalogue/tiles-in-row.ts';
import { links } from '../../shared/links.ts';
import { featuredBrands } from './queries.ts';

export function FeaturedBrands() {
  return (
    <section aria-labelledby="marcas-destacadas">
      <SectionTitle id="marcas-destacadas">Marcas destacadas</SectionTitle>
      <ListBoundary
        options={featuredBrands()}
        listKey="marcas"
        errorText="Hubo un error al cargar las marcas."
        fallback={<LoadingDots />}
      >
        {(marcas) => <Brands marcas={marcas} />}
      </ListBoundary>
    </section>
  );
}

const IN_ROW = { most: 7, fewest: 5 };

function Brands({ marcas }: { marcas: { nombre: string; src: string | null }[] }) {
  if (marcas.length === 0) return <EmptyState title="No se ha encontrado ninguna marca destacada." />;
  return (
    <TileGrid
      sx={({ breakpoints }) => ({
        [breakpoints.up('lg')]: {
          gridTemplateColumns: `repeat(${tilesInRow(marcas.length, IN_ROW)}, minmax(0, 1fr))`,
        },
      })}
    >
      {marcas.map(({ nombre, src }) => (
        <li key={nombre}>
          <BrandTile
            name={nombre}
            href={links.marca(nombre)}
            picture={src ? { src } : undefined}
            tint={tintFor(nombre)}
          />
        </li>
      ))}
    </TileGrid>
  );
}
