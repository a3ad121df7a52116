import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { ProductGrid } from 'ui-kit/product-grid';
import { SectionTitle } from 'ui-kit/section-title';
import { fiveFit, productColumns } from 'ui-kit/theme/tokens';
import { ProductTile } from '../../shared/catalogue/product-tile.tsx';
import { RELATED, related } from './queries.ts';

/** Shows only whole rows: one row of five, or two rows of two. */
const wholeRows = {
  [`@media (max-width: ${fiveFit - 0.05}px)`]: {
    [`& li:nth-of-type(n + ${productColumns.xs * 2 + 1})`]: { display: 'none' },
  },
};

/** Products of the same category. Optional: renders nothing without data. */
export function RelatedProducts({ category, except }: { category: string; except: string }) {
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
