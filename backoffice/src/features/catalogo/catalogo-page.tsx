import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { LIMITS } from 'api-client/backoffice';
import { Answer } from 'app-core/queries/answer';
import { DataTable } from 'ui-kit/data-table';
import { EmptyState } from 'ui-kit/empty-state';
import { SearchField } from 'ui-kit/search-field';
import { layout } from 'ui-kit/theme/tokens';
import { useCarritos } from '../../shared/carritos/carritos.ts';
import { ListPage } from '../../shared/list-page.tsx';
import { productoDeMuestra } from '../../shared/producto-de-muestra.ts';
import { useListPage } from '../../shared/use-list-page.ts';
import { catalogoColumns } from './catalogo-columns.tsx';
import { CatalogoFiltro } from './catalogo-filtro.tsx';
import { catalogoPages, categoriasOptions, marcasOptions } from './queries.ts';

const route = getRouteApi('/_staff/pedido-nuevo/');

/** What can be ordered, ten at a time, with its price and the way into the cart. */
export function CatalogoPage() {
  const { search, query, change, page } = useListPage(route, catalogoPages);
  const categorias = useQuery(categoriasOptions());
  const marcas = useQuery(marcasOptions());
  const { actual } = useCarritos();
  // From 'lg' on the cart stands beside it: then there is room for a table on wide windows only.
  const cardsBelow = useMediaQuery(useTheme().breakpoints.up('lg')) ? 'xl' : 'md';

  const enCarrito = (id: string) =>
    actual.lineas.find(({ producto_id }) => producto_id === id)?.cantidad ?? 0;

  return (
    <ListPage
      {...page}
      toolbar={
        <>
          <Box sx={{ flex: { xs: `1 1 ${layout.filter}px`, lg: '1 1 100%', xl: `1 1 ${layout.filter}px` } }}>
            <SearchField
              value={search.buscar}
              onSearch={(buscar) => change({ buscar })}
              label="Buscar productos"
              maxLength={LIMITS.termMax}
            />
          </Box>
          <CatalogoFiltro
            label="Categoría"
            all="Todas"
            names={categorias.data?.categorias.map(({ nombre }) => nombre) ?? []}
            value={search.categoria}
            onChange={(categoria) => change({ categoria, marca: undefined })}
          />
          <CatalogoFiltro
            label="Marca"
            all="Todas"
            names={marcas.data?.marcas.map(({ nombre }) => nombre) ?? []}
            value={search.marca}
            onChange={(marca) => change({ marca, categoria: undefined })}
          />
        </>
      }
    >
      <Answer query={query} failed="Error al cargar los datos">
        {(found) => (
          <DataTable
            label="Productos"
            columns={catalogoColumns(enCarrito)}
            rows={found?.productos ?? []}
            rowKey={({ producto_id }) => producto_id}
            loading={!found}
            sample={productoDeMuestra}
            cardsBelow={cardsBelow}
            stale={query.isPlaceholderData}
            empty={<EmptyState title="No se han encontrado productos" />}
          />
        )}
      </Answer>
    </ListPage>
  );
}
