import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PageContainer } from 'ui-kit/page-container';
import { PageTitle } from 'ui-kit/page-title';
import { SearchField } from 'ui-kit/search-field';
import { layout, pageWidth } from 'ui-kit/theme/tokens';
import { VisuallyHidden } from 'ui-kit/visually-hidden';
import { ListBoundary } from '../../shared/catalogue/list-boundary.tsx';
import { ProductList } from '../../shared/catalogue/product-list.tsx';
import type { CatalogueSearch } from '../../shared/catalogue/search-params.ts';
import type { Catalogue } from './catalogues.ts';
import { ProductSort } from './product-sort.tsx';

/** What a catalogue needs of its route. */
export interface CatalogueRoute {
  useSearch: () => CatalogueSearch;
  useNavigate: () => (to: { search: CatalogueSearch; resetScroll: false }) => Promise<void>;
}

export interface CataloguePageProps {
  catalogue: Catalogue;
  route: CatalogueRoute;
  /** Beside the list on wide windows, over it on narrow ones. */
  sidebar?: ReactNode;
  emptyAction?: ReactNode;
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: `${layout.sidebar}px minmax(0, 1fr)`,
    gap: theme.spacing(8),
    alignItems: 'start',
  },
}));

/** Any list of products with a title: what is typed, chosen or turned over goes into the address. */
export function CataloguePage({ catalogue, route, sidebar, emptyAction }: CataloguePageProps) {
  const { title, lead, path, kind, errorText } = catalogue;
  const searchable = 'term' in catalogue.search.entries;
  const sortable = 'sort' in catalogue.search.entries;
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const onSearch = (next: CatalogueSearch) => void navigate({ search: next, resetScroll: false });
  const page = search.page ?? 1;
  const narrow = sidebar !== undefined;
  const results = (
    <Box component="section" sx={{ position: 'relative', minWidth: 0 }}>
      <VisuallyHidden as="h2">Productos</VisuallyHidden>
      <ListBoundary
        options={catalogue.options(search)}
        listKey={`${path}|${search.term ?? ''}|${page}`}
        errorText={errorText}
        narrow={narrow}
      >
        {(data) => (
          <ProductList
            data={data}
            page={page}
            onPage={(next) => onSearch({ ...search, page: next > 1 ? next : undefined })}
            sort={search.sort}
            term={search.term}
            narrow={narrow}
            {...(kind && { kind })}
            emptyAction={emptyAction}
          />
        )}
      </ListBoundary>
    </Box>
  );
  return (
    <PageContainer sx={{ pt: { xs: 5, md: 8 } }}>
      <PageTitle lead={lead}>{title}</PageTitle>
      {(searchable || sortable) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 4, '& > button': { flexShrink: 0 } }}>
          {searchable && (
            <Box sx={{ flex: ({ spacing }) => `1 1 ${spacing(44)}`, maxWidth: pageWidth.form }}>
              <SearchField
                key={path}
                value={search.term ?? ''}
                onSearch={(term) => onSearch({ ...search, term: term || undefined, page: undefined })}
              />
            </Box>
          )}
          {sortable && <ProductSort sort={search.sort} onSort={(sort) => onSearch({ ...search, sort })} />}
        </Box>
      )}
      {sidebar ? (
        <Columns>
          {sidebar}
          {results}
        </Columns>
      ) : (
        results
      )}
    </PageContainer>
  );
}
