import { useNavigate } from '@tanstack/react-router';
import { SectionTitle } from 'ui-kit/section-title';
import { ListBoundary } from '../../shared/catalogue/list-boundary.tsx';
import { ProductList } from '../../shared/catalogue/product-list.tsx';
import { featuredProducts } from './queries.ts';

export function FeaturedProducts({ page }: { page: number }) {
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
