import { BrandTile } from 'ui-kit/brand-tile';
import { EmptyState } from 'ui-kit/empty-state';
import { LoadingDots } from 'ui-kit/loading-dots';
import { SectionTitle } from 'ui-kit/section-title';
import { tintFor } from 'ui-kit/theme/tint-for';
import { TileGrid } from 'ui-kit/tile-grid';
import { ListBoundary } from '../../shared/catalogue/list-boundary.tsx';
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

const MOST = 7;
const FEWEST = 5;

/** Tiles in a row of a wide window, so that the last row is as full as the others, or nearly. */
function inRow(count: number): number {
  const rows = Math.ceil(count / MOST);
  return Math.max(FEWEST, Math.ceil(count / rows));
}

function Brands({ marcas }: { marcas: { nombre: string; src: string | null }[] }) {
  if (marcas.length === 0) return <EmptyState title="No se ha encontrado ninguna marca destacada." />;
  return (
    <TileGrid
      sx={({ breakpoints }) => ({
        [breakpoints.up('lg')]: {
          gridTemplateColumns: `repeat(${inRow(marcas.length)}, minmax(0, 1fr))`,
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
