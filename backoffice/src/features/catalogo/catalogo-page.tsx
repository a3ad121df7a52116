import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { LIMITS, type Producto } from 'api-client/backoffice';
import { useMemo } from 'react';
import { DataTable } from 'ui-kit/data-table';
import { EmptyState } from 'ui-kit/empty-state';
import { SearchField } from 'ui-kit/search-field';
import { layout } from 'ui-kit/theme/tokens';
import { VisuallyHidden, visuallyHidden } from 'ui-kit/visually-hidden';
import { FilterSelect } from '../../shared/filter-select.tsx';
import { ListPage } from '../../shared/list-page.tsx';
import { ListTable } from '../../shared/list-table.tsx';
import { PartialLine } from '../../shared/partial-line.tsx';
import { sampleProducto } from '../../shared/sample-producto.ts';
import { useListPage } from '../../shared/use-list-page.ts';
import { useKeyEntry } from './add-to-carrito.ts';
import {
  ActiveProducto,
  Cantidades,
  catalogoColumns,
  habitualesColumns,
  useHabituales,
  usualFirst,
} from './catalogo-columns.tsx';
import { PendingRows } from './pending-rows.tsx';
import { type CatalogoSearch, catalogoPages, categoriasOptions, isRanked, marcasOptions } from './queries.ts';

const route = getRouteApi('/_staff/pedido-nuevo/');

/** The title replaces the column headers, which stand above the other products. */
const Usual = styled('section')(({ theme }) => ({
  marginBottom: theme.spacing(4),
  '& > h2': {
    ...theme.typography.subtitle2,
    margin: theme.spacing(0, 0, 1),
    color: theme.tokens.palette.text.secondary,
  },
  '& thead': visuallyHidden,
}));

const NONE: Producto[] = [];
const table = { rowKey: ({ producto_id }: Producto) => producto_id, dense: true };

/** The catalogue, ten products per page, with buttons or keys to add them. */
export function CatalogoPage() {
  const { search, query, change, page } = useListPage(route, catalogoPages);
  const { term, categoria, marca } = search;
  const { habituales, cantidades } = useHabituales();
  const found = query.data?.productos ?? NONE;
  // Without a filter the usual products stand above all products; with a filter they come first among the results.
  const usual = term || categoria || marca || search.page > 1 ? NONE : habituales;
  const ranked = isRanked(search);
  const others = useMemo(
    () => (ranked ? found : usualFirst(found, usual, cantidades)),
    [ranked, found, usual, cantidades],
  );
  const rows = useMemo(() => [...usual, ...others], [usual, others]);
  const ready = query.isSuccess && !query.isPlaceholderData;
  const { list, active, moved, onKeyDown, onFound } = useKeyEntry({ rows, search, ready });
  const ordered = (all: readonly Producto[], asked: CatalogoSearch) =>
    isRanked(asked) ? all : usualFirst(all, NONE, cantidades);

  return (
    <Box ref={list} data-entries="" onKeyDown={onKeyDown}>
      <VisuallyHidden role="status">{moved && active?.nombre}</VisuallyHidden>
      <Cantidades value={cantidades}>
        <ActiveProducto value={active}>
          <ListPage {...page} toolbar={<CatalogoToolbar search={search} onChange={change} />}>
            <PendingRows ordered={ordered} onFound={onFound} />
            {usual.length > 0 && (
              <Usual aria-label={USUAL}>
                <h2>{USUAL}</h2>
                <DataTable {...table} columns={habitualesColumns} rows={usual} label={USUAL} />
              </Usual>
            )}
            <PartialLine words={query.data?.sin_resultados} />
            <ListTable
              {...table}
              columns={catalogoColumns}
              query={query}
              label="Productos"
              rows={() => others}
              sample={sampleProducto}
              empty={found.length === 0 && <EmptyState title="No se han encontrado productos" />}
            />
          </ListPage>
        </ActiveProducto>
      </Cantidades>
    </Box>
  );
}

const USUAL = 'Lo que suele llevar';

const filterSize = { flex: '1 1 0', minWidth: layout.status, maxWidth: layout.filter };
const optionsOf = (all: readonly { nombre: string }[] = []) =>
  all.map(({ nombre }) => ({ value: nombre, label: nombre }));

interface CatalogoToolbarProps {
  search: CatalogoSearch;
  onChange: (change: Partial<CatalogoSearch>) => void;
}

/** Search by name, or filter by category or brand. */
function CatalogoToolbar({ search, onChange }: CatalogoToolbarProps) {
  const categorias = useQuery(categoriasOptions());
  const marcas = useQuery(marcasOptions());
  return (
    <>
      <Box sx={{ flex: `1 1 ${layout.filter}px` }}>
        <SearchField
          value={search.term}
          onSearch={(term) => onChange({ term })}
          label="Buscar productos"
          placeholder="Buscar productos: chía, o 12 chía"
          maxLength={LIMITS.termMax}
        />
      </Box>
      <FilterSelect
        label="Categoría"
        all="Todas"
        query={categorias}
        options={optionsOf(categorias.data?.categorias)}
        value={search.categoria}
        onChange={(categoria) => onChange({ categoria, marca: undefined })}
        sx={filterSize}
      />
      <FilterSelect
        label="Marca"
        all="Todas"
        query={marcas}
        options={optionsOf(marcas.data?.marcas)}
        value={search.marca}
        onChange={(marca) => onChange({ marca, categoria: undefined })}
        sx={filterSize}
      />
    </>
  );
}
