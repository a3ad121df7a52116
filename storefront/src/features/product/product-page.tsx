import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { imageSources } from 'api-client/storefront';
import { BackButton } from 'ui-kit/back-button';
import { PageContainer } from 'ui-kit/page-container';
import { Picture } from 'ui-kit/picture';
import { ProductGrid } from 'ui-kit/product-grid';
import { SectionTitle } from 'ui-kit/section-title';
import { fiveFit, productColumns, shape } from 'ui-kit/theme/tokens';
import { ProductTile } from '../../shared/catalogue/product-list.tsx';
import { productTint } from '../../shared/catalogue/shown-products.ts';
import { links } from '../../shared/links.ts';
import { ProductFacts } from './product-facts.tsx';
import { product, RELATED, related } from './queries.ts';

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

export function ProductPage({ id }: { id: string }) {
  const { data: producto } = useSuspenseQuery(product(id));
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const [image] = producto.imagenes;
  const category = producto.categorias[0]?.nombre;
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
          alt={producto.nombre}
          tint={productTint(producto)}
          sizes="(min-width:1328px) 616px, (min-width:768px) 46vw, 36vh"
          priority
        />
        <ProductFacts producto={producto} />
      </Columns>
      {category !== undefined && <RelatedProducts category={category} except={producto.producto_id} />}
    </PageContainer>
  );
}

/** Shows only whole rows: one row of five, or two rows of two. */
const wholeRows = {
  [`@media (max-width: ${fiveFit - 0.05}px)`]: {
    [`& li:nth-of-type(n + ${productColumns.xs * 2 + 1})`]: { display: 'none' },
  },
};

/** Products of the same category. Optional: renders nothing without data. */
function RelatedProducts({ category, except }: { category: string; except: string }) {
  const { data, isPending } = useQuery(related(category));
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
