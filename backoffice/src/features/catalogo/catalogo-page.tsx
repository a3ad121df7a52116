import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { LIMITS } from 'api-client/backoffice';
import { EmptyState } from 'ui-kit/empty-state';
import { SearchField } from 'ui-kit/search-field';
import { layout } from 'ui-kit/theme/tokens';
import { FilterSelect } from '../../shared/filter-select.tsx';
import { ListPage } from '../../shared/list-page.tsx';
import { ListTable } from '../../shared/list-table.tsx';
import { sampleProducto } from '../../shared/sample-producto.ts';
import { useListPage } from '../../shared/use-list-page.ts';
import { catalogoColumns } from './catalogo-columns.tsx';
import { catalogoPages, categoriasOptions, marcasOptions } from './queries.ts';

const route = getRouteApi('/_staff/pedido-nuevo/');

const filterRoom = { flex: '1 1 0', minWidth: layout.status, maxWidth: layout.filter };
const optionsOf = (all: readonly { nombre: string }[] = []) =>
  all.map(({ nombre }) => ({ value: nombre, label: nombre }));

/** What can be ordered, ten at a time, with its price and the way into the cart. */
export function CatalogoPage() {
  const { search, query, change, page } = useListPage(route, catalogoPages);
  const categorias = useQuery(categoriasOptions());
  const marcas = useQuery(marcasOptions());
  // From 'lg' on the cart stands beside it: then there is room for a table on wide windows only.
  const cardsBelow = useMediaQuery(useTheme().breakpoints.up('lg')) ? 'xl' : 'md';

  return (
    <ListPage
      {...page}
      toolbar={
        <>
          <Box sx={{ flex: { xs: `1 1 ${layout.filter}px`, lg: '1 1 100%', xl: `1 1 ${layout.filter}px` } }}>
            <SearchField
              value={search.term}
              onSearch={(term) => change({ term })}
              label="Buscar productos"
              maxLength={LIMITS.termMax}
            />
          </Box>
          <FilterSelect
            label="Categoría"
            all="Todas"
            options={optionsOf(categorias.data?.categorias)}
            value={search.categoria}
            onChange={(categoria) => change({ categoria, marca: undefined })}
            sx={filterRoom}
          />
          <FilterSelect
            label="Marca"
            all="Todas"
            options={optionsOf(marcas.data?.marcas)}
            value={search.marca}
            onChange={(marca) => change({ marca, categoria: undefined })}
            sx={filterRoom}
          />
        </>
      }
    >
      <ListTable
        query={query}
        label="Productos"
        columns={catalogoColumns}
        rows={({ productos }) => productos}
        rowKey={({ producto_id }) => producto_id}
        sample={sampleProducto}
        cardsBelow={cardsBelow}
        empty={<EmptyState title="No se han encontrado productos" />}
      />
    </ListPage>
  );
}
