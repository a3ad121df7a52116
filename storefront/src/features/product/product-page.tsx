import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { imageSources } from 'api-client/storefront';
import { reportedByScreen } from 'app-core/queries/own-failures';
import { useEffect, useRef, useState } from 'react';
import { BackButton } from 'ui-kit/back-button';
import { PageContainer } from 'ui-kit/page-container';
import { Picture } from 'ui-kit/picture';
import { ProductGrid } from 'ui-kit/product-grid';
import { SectionTitle } from 'ui-kit/section-title';
import { fiveFit, productColumns, shape } from 'ui-kit/theme/tokens';
import { ProductTile } from '../../shared/catalogue/product-list.tsx';
import { cachedRow, productTint, type ShownProductos } from '../../shared/catalogue/shown-products.ts';
import { links } from '../../shared/links.ts';
import { ProductFacts } from './product-facts.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';
import { isUnknownProduct, product, RELATED, related, sizes } from './queries.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: theme.spacing(12),
    alignItems: 'start',
  },
}));

/** On phones small enough to keep price and description visible. */
const Photo = styled(Picture)(({ theme }) => ({
  borderRadius: shape.card,
  [theme.breakpoints.down('md')]: { width: 'min(100%, 36vh)', marginInline: 'auto' },
}));

const pending = { data: undefined, error: null, isFetching: true };

/** Shows a cached list's row at once, and corrects and completes it when the product arrives. */
export function ProductPage({ id }: { id: string }) {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const queryClient = useQueryClient();
  const query = useQuery(product(id));
  const sizesQuery = useQuery({ ...sizes(id), ...reportedByScreen });
  const shown = query.data ?? cachedRow(queryClient, id);
  const category = shown?.categorias[0]?.nombre;
  const relatedQuery = useQuery({ ...related(category ?? ''), enabled: category !== undefined });
  const [beganWithRow] = useState(query.data === undefined);
  useMissing(isUnknownProduct(query.error));
  if (!shown) {
    if (query.error) throw query.error;
    return <ProductSkeleton />;
  }
  // Sizes stand above the description: if they came later, they would move it.
  const waits = (beganWithRow && sizesQuery.isPending) || isUnknownProduct(query.error);
  const whole = waits ? { ...pending, refetch: query.refetch } : query;
  const [image] = shown.imagenes;
  return (
    <PageContainer sx={{ pt: { xs: 3, md: 6 } }}>
      <Box sx={{ mb: 2 }}>
        <BackButton
          {...(canGoBack
            ? { onClick: () => router.history.back() }
            : { href: category === undefined ? links.categorias : links.categoria(category) })}
        />
      </Box>
      <Columns>
        <Photo
          source={image && imageSources(image)}
          alt={shown.nombre}
          tint={productTint(shown)}
          sizes="(min-width:1328px) 616px, (min-width:768px) 46vw, 36vh"
          priority
        />
        <ProductFacts producto={shown} whole={whole} sizes={sizesQuery.data?.productos ?? []} />
      </Columns>
      {category !== undefined && whole.data && (
        <RelatedProducts
          category={category}
          except={id}
          data={relatedQuery.data}
          isPending={relatedQuery.isPending}
        />
      )}
    </PageContainer>
  );
}

/** Shows only whole rows: one row of five, or two rows of two. */
const wholeRows = {
  [`@media (max-width: ${fiveFit - 0.05}px)`]: {
    [`& li:nth-of-type(n + ${productColumns.xs * 2 + 1})`]: { display: 'none' },
  },
};

/** Runs the route's loader again for a product that no longer exists, which leads to the page for missing products. */
function useMissing(isMissing: boolean): void {
  const router = useRouter();
  // Only once: the loader's own answer would start it again.
  const isReloaded = useRef(false);
  useEffect(() => {
    if (!isMissing || isReloaded.current) return;
    isReloaded.current = true;
    void router.invalidate({ filter: ({ routeId }) => routeId === '/producto/$id' });
  }, [isMissing, router]);
}

interface RelatedProps {
  category: string;
  /** Id of the page's product. */
  except: string;
  data: ShownProductos | undefined;
  isPending: boolean;
}

/** Products of the same category. Optional: renders nothing without data. */
function RelatedProducts({ category, except, data, isPending }: RelatedProps) {
  const others = data?.productos.filter(({ producto_id }) => producto_id !== except).slice(0, RELATED) ?? [];
  if (!isPending && others.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="relacionados" sx={{ mt: { xs: 12, md: 16 }, ...wholeRows }}>
      <SectionTitle id="relacionados">Más de {category}</SectionTitle>
      <ProductGrid loading={isPending} skeletons={RELATED}>
        {others.map((producto) => (
          <ProductTile key={producto.producto_id} producto={producto} />
        ))}
      </ProductGrid>
    </Box>
  );
}
