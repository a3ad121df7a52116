import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { imageSources, LIMITS } from 'api-client/storefront';
import { TEXTOS_INICIO } from 'api-client/storefront-inicio';
import { withNoBreakSpaces } from 'app-core/unbroken';
import { useState } from 'react';
import { Banners } from 'ui-kit/banners';
import { BrandTile } from 'ui-kit/brand-tile';
import { EmptyState } from 'ui-kit/empty-state';
import { FeaturedCarousel, type FeaturedSlide } from 'ui-kit/featured-carousel';
import { LoadingDots } from 'ui-kit/loading-dots';
import { PageContainer } from 'ui-kit/page-container';
import { SectionTitle } from 'ui-kit/section-title';
import { tintFor } from 'ui-kit/theme/tint-for';
import { measure } from 'ui-kit/theme/tokens';
import { TileGrid } from 'ui-kit/tile-grid';
import { ListBoundary } from '../../shared/catalogue/list-boundary.tsx';
import { ProductList } from '../../shared/catalogue/product-list.tsx';
import { productTint, type ShownProducto } from '../../shared/catalogue/shown-products.ts';
import { tilesInRow } from '../../shared/catalogue/tiles-in-row.ts';
import { links, usualLink } from '../../shared/links.ts';
import { useForVisitors } from '../../shared/session/early-session.ts';
import { useSession } from '../../shared/session/session.ts';
import { ShopFacts } from '../../shared/shop-facts.tsx';
import { useTexto } from '../../shared/textos.ts';
import { CustomerSlot } from './customer-slot.tsx';
import { FollowUs } from './follow-us.tsx';
import { HowToBuy } from './how-to-buy.tsx';
import { banner, featuredBrands, featuredProducts, ownBanners } from './queries.ts';

export function HomePage({ page }: { page: number }) {
  return (
    <PageContainer>
      <Hero />
      <CustomerSlot />
      <OwnBanners />
      <BannerCarousel />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 12, md: 16 },
          mt: { xs: 6, md: 8 },
          '& > *': { minWidth: 0 },
        }}
      >
        <ShopFacts />
        <FeaturedProducts page={page} />
        <HowToBuy />
        <FeaturedBrands />
        <FollowUs />
      </Box>
    </PageContainer>
  );
}

/** Title of the home page. Visitors also get a link to request an account, staff a link to the usual products. */
function Hero() {
  const title = useTexto('titulo_inicio', TEXTOS_INICIO.titulo_inicio);
  const text = useTexto('texto_inicio', TEXTOS_INICIO.texto_inicio);
  const { authenticated, isStaff } = useSession();
  const replaced = useForVisitors('replaced');
  const forCustomer = authenticated && !isStaff;
  return (
    <Box sx={{ pt: { xs: 5, md: 8 }, pb: { xs: 4, md: 6 } }}>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {!forCustomer && (
        <>
          <Typography
            {...replaced}
            component="p"
            variant="subtitle1"
            color="textSecondary"
            sx={{ mt: 2, maxWidth: measure.text, overflowWrap: 'anywhere' }}
          >
            {text}
          </Typography>
          <Button
            {...replaced}
            href={authenticated ? usualLink.href : links.registro}
            variant="contained"
            size="large"
            sx={{ mt: 4, minWidth: (theme) => theme.spacing(50) }}
          >
            {authenticated ? usualLink.label : 'Solicitar una cuenta'}
          </Button>
        </>
      )}
    </Box>
  );
}

/** The shop's banners. Banners that arrive after the page appear only on the next visit, so that nothing moves. */
function OwnBanners() {
  const { data } = useQuery(ownBanners());
  const [banners] = useState(data);
  if (!banners?.length) return null;
  return (
    <Box sx={{ mb: { xs: 4, md: 6 } }}>
      <Banners banners={banners} />
    </Box>
  );
}

/** Carousel of featured products. */
function BannerCarousel() {
  const { data, isPending, isError, refetch } = useQuery(banner());
  return (
    <FeaturedCarousel
      // The grid below has the name 'Productos destacados'.
      label="Destacados"
      slides={data ? fromTheBack(data.productos).map(slideOf) : []}
      loading={isPending}
      error={isError && data === undefined}
      onRetry={() => void refetch()}
    />
  );
}

/** Moves the grid's first page to the end, so that carousel and grid start with different products. */
const fromTheBack = <T,>(all: readonly T[]): T[] => [...all.slice(LIMITS.page), ...all.slice(0, LIMITS.page)];

function slideOf(producto: ShownProducto): FeaturedSlide {
  const [image] = producto.imagenes;
  return {
    href: links.producto(producto.producto_id),
    name: withNoBreakSpaces(producto.nombre),
    line: producto.marca.nombre,
    picture: image && imageSources(image),
    tint: productTint(producto),
  };
}

function FeaturedProducts({ page }: { page: number }) {
  const navigate = useNavigate();
  return (
    <section aria-labelledby="destacados">
      <SectionTitle id="destacados">Productos destacados</SectionTitle>
      <ListBoundary
        options={featuredProducts(page)}
        listKey={`destacados-${page}`}
        errorText="Error al obtener los productos."
      >
        {(data) => (
          <ProductList
            data={data}
            page={page}
            next={featuredProducts(page + 1)}
            belowFold
            onPage={(next) =>
              void navigate({
                to: '/inicio',
                search: { page: next > 1 ? next : undefined },
                resetScroll: false,
              })
            }
          />
        )}
      </ListBoundary>
    </section>
  );
}

function FeaturedBrands() {
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
