import GridViewOutlined from '@mui/icons-material/GridViewOutlined';
import ViewListOutlined from '@mui/icons-material/ViewListOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { partialText } from 'api-client/storefront';
import type { CallOptions } from 'app-core/queries/call-options';
import { Fragment, type ReactNode, useEffect } from 'react';
import { PageContainer } from 'ui-kit/page-container';
import { PageTitle } from 'ui-kit/page-title';
import { SearchField } from 'ui-kit/search-field';
import { SectionTitle } from 'ui-kit/section-title';
import { COMPACT, FOLLOWS } from 'ui-kit/theme/compact-list';
import { layout, least, touchTarget } from 'ui-kit/theme/tokens';
import { VisuallyHidden } from 'ui-kit/visually-hidden';
import { wholeText } from 'ui-kit/whole-text';
import { ListBoundary } from '../../shared/catalogue/list-boundary.tsx';
import { changeLook, followLook } from '../../shared/catalogue/list-look.ts';
import { ProductList } from '../../shared/catalogue/product-list.tsx';
import {
  type CatalogueSearch,
  filtersOf,
  type ListFilters,
  listAddress,
  permittedSearch,
} from '../../shared/catalogue/search-params.ts';
import type { ShownProductos } from '../../shared/catalogue/shown-products.ts';
import { useSession, useSessionReady } from '../../shared/session/session.ts';
import { type Catalogue, titleOf } from './catalogues.ts';
import { ChosenFilters, FiltersButton } from './list-filters.tsx';
import { ProductSort } from './product-sort.tsx';

/** The parts of a route that a catalogue uses. */
export interface CatalogueRoute {
  useSearch: () => CatalogueSearch;
  useNavigate: () => (to: { search: CatalogueSearch; resetScroll: false }) => Promise<void>;
}

interface CataloguePageProps {
  catalogue: Catalogue;
  route: CatalogueRoute;
  /** Beside the list on wide windows, above the list on narrow windows. */
  sidebar?: ReactNode;
  emptyAction?: ReactNode;
  /** Between the title and the list. The list then gets a title of its own. */
  tiles?: ReactNode;
}

/** Returns the search of the address, without the parts that this user may not use. */
export function useShownSearch(route: CatalogueRoute): CatalogueSearch {
  const { seesPrices } = useSession();
  return permittedSearch(route.useSearch(), seesPrices);
}

/**
 * Layout of tools, sidebar and list. Where the sidebar stays open, it stands beside both. A closed sidebar would leave
 * an empty column.
 */
const Columns = styled('div')(({ theme }) => ({
  '& > aside': { marginBottom: theme.spacing(4) },
  [`@media (min-width: ${layout.sidebarCloses + 0.05}px)`]: {
    display: 'grid',
    gridTemplateColumns: `${layout.sidebar}px minmax(0, 1fr)`,
    gridTemplateRows: 'auto 1fr',
    columnGap: theme.spacing(8),
    alignItems: 'start',
    '& > *': { gridColumn: 2 },
    '& > aside': { gridArea: '1 / 1 / 3 / 2', marginBottom: 0 },
  },
}));

/**
 * Search field and buttons: one row, or on phones several buttons below the field. The field reserves the buttons'
 * space, so nothing moves if the browser paints before the last button arrives.
 */
const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(4),
  '& > div': { flex: `1 1 ${theme.spacing(44)}` },
  '& > button': { flexShrink: 0 },
  [theme.breakpoints.down('sm')]: {
    '&[data-several]': {
      '& > div': { flexBasis: '100%' },
      '& > button': { flex: `0 0 calc(50% - ${theme.spacing(1)})` },
    },
  },
  [theme.breakpoints.up('sm')]: {
    '&[data-several] > div': {
      flex: '0 1 auto',
      width: `calc(100% - 2 * ${least.button} - ${theme.spacing(4)})`,
    },
  },
}));

/** A titled product list. Search term, filters and page go into the address. */
export function CataloguePage({ catalogue, route, sidebar, emptyAction, tiles }: CataloguePageProps) {
  const { lead, path, kind, errorText, searchedIn } = catalogue;
  const searchable = 'term' in catalogue.search.entries;
  const narrowable = 'orden' in catalogue.search.entries;
  const sortable = 'sort' in catalogue.search.entries;
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const onSearch = (next: CatalogueSearch) => void navigate({ search: next, resetScroll: false });
  const page = search.page ?? 1;
  const shown = useShownSearch(route);
  const options = catalogue.options(shown);
  // Before the session is known, show all filters of the address, so that nothing moves when a customer's filters
  // apply.
  const named = useSessionReady() ? shown : search;
  const { term, sort } = search;
  // An order of the whole list replaces the sort of the loaded page.
  const narrowed = (next: ListFilters) => ({ term, ...(next.orden ? {} : { sort }), ...next });
  const narrowing = {
    search: named,
    path,
    hrefOf: (next: ListFilters) => listAddress(path, narrowed(next)),
    onNarrow: (next: ListFilters) => onSearch(narrowed(next)),
  };
  const results = (
    <Box component="section" sx={{ position: 'relative', minWidth: 0 }} {...{ [FOLLOWS]: '' }}>
      {!tiles && <VisuallyHidden as="h2">Productos</VisuallyHidden>}
      <ListHead options={options} />
      {narrowable && <ChosenFilters {...narrowing} />}
      <ListBoundary
        options={options}
        listKey={JSON.stringify([path, search.term, page, filtersOf(shown)])}
        errorText={errorText}
      >
        {(data) => (
          <ProductList
            data={data}
            page={page}
            next={catalogue.options({ ...shown, page: page + 1 })}
            onPage={(next) => onSearch({ ...search, page: next > 1 ? next : undefined })}
            sort={search.sort}
            term={search.term}
            {...(kind && { kind })}
            emptyAction={emptyAction}
          />
        )}
      </ListBoundary>
    </Box>
  );
  const tools = (searchable || sortable) && (
    <Tools data-several={(searchable && narrowable && sortable) || undefined}>
      {searchable && (
        <Box sx={{ maxWidth: layout.filters }}>
          <SearchField
            key={path}
            quiet
            value={search.term ?? ''}
            placeholder={`Buscar en ${searchedIn ?? catalogue.title}`}
            onSearch={(term) => onSearch({ ...search, term: term || undefined, page: undefined })}
          />
        </Box>
      )}
      {narrowable && <FiltersButton {...narrowing} within={catalogue.within ?? {}} />}
      {sortable && (
        <ProductSort
          sort={sort}
          hrefOf={(sort) => listAddress(path, { page: search.page, term, ...filtersOf(search), sort })}
          onSort={(sort) => onSearch({ ...search, sort })}
        />
      )}
    </Tools>
  );
  const Frame = sidebar ? Columns : Fragment;
  return (
    <PageContainer sx={{ pt: { xs: 5, md: 8 } }}>
      <PageTitle lead={lead}>{titleOf(catalogue, search.term)}</PageTitle>
      {tiles}
      {tiles && <SectionTitle>Productos</SectionTitle>}
      <Frame>
        {tools}
        {sidebar}
        {results}
      </Frame>
    </PageContainer>
  );
}

const isCompact = `html[${COMPACT.attribute}=${COMPACT.value}] &`;

/** Labels share one grid cell, so the button's width does not change. */
const Face = styled('span')(({ theme }) => ({
  justifySelf: 'end',
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(2),
}));
/** Visible while the list shows cards. CSS decides, because the server does not know the user's choice. */
const ToList = styled(Face)({ [isCompact]: { visibility: 'hidden' } });
const ToCards = styled(Face)({ visibility: 'hidden', [isCompact]: { visibility: 'visible' } });

const countText = (total: number) => (total === 1 ? '1 producto' : `${wholeText(total)} productos`);

/** Above a list: the number of products, and the switch between list and cards. */
function ListHead({ options }: { options: CallOptions<ShownProductos> }) {
  const { data } = useQuery(options);
  useEffect(followLook, []);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        minHeight: touchTarget,
        mb: 2,
      }}
    >
      <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {data && (data.sin_resultados ? partialText(data.sin_resultados) : countText(data.total))}
      </Box>
      <Button onClick={changeLook} sx={{ display: 'inline-grid' }}>
        <ToList>
          <ViewListOutlined fontSize="small" />
          Lista compacta
        </ToList>
        <ToCards>
          <GridViewOutlined fontSize="small" />
          Tarjetas
        </ToCards>
      </Button>
    </Box>
  );
}
