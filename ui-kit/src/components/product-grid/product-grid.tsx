import { styled, useThemeProps } from '@mui/material/styles';
import { Children, type ReactNode, type Ref } from 'react';
import { compactList } from '../../theme/compact-list.ts';
import { fiveFit, productColumns } from '../../theme/tokens.ts';
import { CARD_PLACE } from '../product-card/actions-part.ts';
import { ProductCardSkeleton } from '../product-card/product-card-skeleton.tsx';

export interface ProductGridProps {
  /** The list's element. */
  ref?: Ref<HTMLUListElement>;
  /** Product cards, each with a key. */
  children?: ReactNode;
  /** Whether to show skeletons in place of the children. Default false. */
  loading?: boolean;
  /** Number of skeletons. */
  skeletons?: number;
  /** Accessible name of the list. */
  label?: string;
  texts?: Partial<typeof productGridTexts>;
}

export const productGridTexts = { loading: 'Cargando productos' };

/** Number of columns; fewer if larger text would be cut. Half a pixel less: a rounded width must not cost a column. */
const columns = (count: number, gap: number, least: string) => ({
  gap,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${least}, (100% - ${(count - 1) * gap}px) / ${count} - 0.5px)), 1fr))`,
});

const Root = styled('ul', { name: 'TiendaProductGrid', slot: 'Root' })(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  ...columns(productColumns.xs, 8, '7rem'),
  // On tablets in portrait cards are horizontal: three columns would leave a single card in the last row.
  [theme.breakpoints.up('md')]: columns(productColumns.xs, 12, '18rem'),
  [`@media (min-width: ${fiveFit}px)`]: columns(productColumns.lg, 12, '9.25rem'),
  [theme.breakpoints.up('xl')]: columns(productColumns.lg, 16, '9.25rem'),
  // Cards use container queries on their place.
  '& > li': { minWidth: 0, container: `${CARD_PLACE} / inline-size` },
  [compactList]: columns(1, 0, '100%'),
}));

/** Grid of two columns on phones and tablets and five from 1000 px: ten products fill whole rows. */
export function ProductGrid(inProps: ProductGridProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaProductGrid' });
  const { ref, children, loading = false, skeletons = 10, label = 'Productos' } = props;
  const texts = { ...productGridTexts, ...props.texts };
  const items = loading
    ? Array.from({ length: skeletons }, (_, place) => ({
        key: `skeleton-${place}`,
        node: <ProductCardSkeleton />,
      }))
    : Children.toArray(children).map((node, place) => ({
        key: typeof node === 'object' && 'key' in node ? (node.key ?? place) : place,
        node,
      }));
  return (
    <Root ref={ref} aria-label={loading ? texts.loading : label} aria-busy={loading}>
      {items.map(({ key, node }) => (
        <li key={key}>{node}</li>
      ))}
    </Root>
  );
}
