import { useThemeProps } from '@mui/material/styles';
import { Children, type ReactNode } from 'react';
import { styled } from '../../theme/styled.ts';
import { productColumns } from '../../theme/tokens.ts';
import { ProductCardSkeleton } from '../product-card/product-card-skeleton.tsx';

export interface ProductGridProps {
  /** Product cards, each with a key. */
  children?: ReactNode;
  /** One column less from 1024 px up: beside the sidebar. */
  narrow?: boolean;
  /** Skeletons instead of the children. */
  loading?: boolean;
  /** How many skeletons. */
  skeletons?: number;
  /** Accessible name of the list. */
  label?: string;
  texts?: Partial<typeof productGridTexts>;
}

export const productGridTexts = { loading: 'Cargando productos' };

const Root = styled('ul', { name: 'TiendaProductGrid', slot: 'Root' })<{ ownerState: { less: number } }>(
  ({ theme, ownerState: { less } }) => {
    /** So many in a row; fewer where larger text would be cut. Half a pixel: a rounded width must not cost a column. */
    const columns = (count: number, gap: number, least: string) => ({
      gap,
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${least}, (100% - ${(count - 1) * gap}px) / ${count} - 0.5px)), 1fr))`,
    });
    return {
      listStyle: 'none',
      margin: 0,
      padding: 0,
      display: 'grid',
      ...columns(productColumns.xs, 8, '7rem'),
      // Up to 1024 px what stands beside the list on wide windows stands above it.
      [theme.breakpoints.up('md')]: columns(productColumns.md, 16, '9.5rem'),
      [theme.breakpoints.up('lg')]: columns(productColumns.lg - less, 16, '9.5rem'),
      [theme.breakpoints.up('xl')]: columns(productColumns.xl - less, 16, '9.5rem'),
      '& > li': { minWidth: 0 },
    };
  },
);

/** Two columns on phones, three on tablets, four at 1024 px, five at 1440 px. */
export function ProductGrid(inProps: ProductGridProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaProductGrid' });
  const { children, narrow = false, loading = false, skeletons = 10, label = 'Productos' } = props;
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
    <Root
      ownerState={{ less: narrow ? 1 : 0 }}
      aria-label={loading ? texts.loading : label}
      aria-busy={loading}
    >
      {items.map(({ key, node }) => (
        <li key={key}>{node}</li>
      ))}
    </Root>
  );
}
