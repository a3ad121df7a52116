import { styled, useThemeProps } from '@mui/material/styles';
import { Children, type ReactNode } from 'react';
import { productColumns } from '../../theme/tokens.ts';
import { ProductCardSkeleton } from '../product-card/product-card-skeleton.tsx';

export interface ProductGridProps {
  /** Product cards, each with a key. */
  children?: ReactNode;
  /** One column less from 1024 px up: beside the sidebar. */
  reducida?: boolean;
  /** Skeletons instead of the children. */
  loading?: boolean;
  /** How many skeletons. */
  skeletons?: number;
  /** Accessible name of the list. */
  label?: string;
  loadingLabel?: string;
}

const Root = styled('ul', { name: 'TiendaProductGrid', slot: 'Root' })<{ ownerState: { less: number } }>(
  ({ theme, ownerState: { less } }) => {
    const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
    return {
      listStyle: 'none',
      margin: 0,
      padding: 0,
      display: 'grid',
      gap: 8,
      gridTemplateColumns: columns(productColumns.xs),
      // Up to 1024 px what stands beside the list on wide windows stands above it.
      [theme.breakpoints.up('md')]: { gap: 16, gridTemplateColumns: columns(productColumns.md) },
      [theme.breakpoints.up('lg')]: { gridTemplateColumns: columns(productColumns.lg - less) },
      [theme.breakpoints.up('xl')]: { gridTemplateColumns: columns(productColumns.xl - less) },
      '& > li': { minWidth: 0 },
    };
  },
);

/** Two columns on phones, three on tablets, four at 1024 px, five at 1440 px. */
export function ProductGrid(inProps: ProductGridProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaProductGrid' });
  const { children, reducida = false, loading = false, skeletons = 10, label = 'Productos' } = props;
  const { loadingLabel = 'Cargando productos' } = props;
  const items = loading
    ? Array.from({ length: skeletons }, (_, place) => ({
        key: `vacio-${place}`,
        node: <ProductCardSkeleton />,
      }))
    : Children.toArray(children).map((node, place) => ({
        key: typeof node === 'object' && 'key' in node ? (node.key ?? place) : place,
        node,
      }));
  return (
    <Root
      ownerState={{ less: reducida ? 1 : 0 }}
      aria-label={loading ? loadingLabel : label}
      aria-busy={loading}
    >
      {items.map(({ key, node }) => (
        <li key={key}>{node}</li>
      ))}
    </Root>
  );
}
