import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { ProductGrid } from 'ui-kit/product-grid';
import { SectionTitle } from 'ui-kit/section-title';
import { productColumns } from 'ui-kit/theme/tokens';
import { ProductTile } from '../../shared/catalogue/product-tile.tsx';
import { RELATED, related } from './queries.ts';

/** Whole rows only: of five, one row of as many as stand beside each other, on phones two rows of two. */
const wholeRows = ({ breakpoints }: Theme) => {
  const noneAfter = (count: number) => ({ [`& li:nth-of-type(n + ${count + 1})`]: { display: 'none' } });
  return {
    [breakpoints.down('md')]: noneAfter(productColumns.xs * 2),
    [breakpoints.between('md', 'lg')]: noneAfter(productColumns.md),
    [breakpoints.between('lg', 'xl')]: noneAfter(productColumns.lg),
  };
};

/** More of the same category. Extra: without an answer there is simply none. */
export function RelatedProducts({ category, except }: { category: string; except: string }) {
  const { data, isPending } = useQuery(related(category));
  const others = data?.productos.filter(({ producto_id }) => producto_id !== except).slice(0, RELATED) ?? [];
  if (!isPending && others.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="relacionados" sx={[{ mt: { xs: 12, md: 16 } }, wholeRows]}>
      <SectionTitle id="relacionados">Más de {category}</SectionTitle>
      <ProductGrid loading={isPending} skeletons={RELATED}>
        {others.map((producto) => (
          <ProductTile key={producto.producto_id} producto={producto} />
        ))}
      </ProductGrid>
    </Box>
  );
}
