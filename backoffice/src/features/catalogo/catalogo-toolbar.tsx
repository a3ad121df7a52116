import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { LIMITS } from 'api-client/backoffice';
import { SearchField } from 'ui-kit/search-field';
import { layout } from 'ui-kit/theme/tokens';
import { FilterSelect } from '../../shared/filter-select.tsx';
import type { CatalogoSearch } from './catalogo-search.ts';
import { categoriasOptions, marcasOptions } from './queries.ts';

const filterRoom = { flex: '1 1 0', minWidth: layout.status, maxWidth: layout.filter };
const optionsOf = (all: readonly { nombre: string }[] = []) =>
  all.map(({ nombre }) => ({ value: nombre, label: nombre }));

export interface CatalogoToolbarProps {
  search: CatalogoSearch;
  onChange: (change: Partial<CatalogoSearch>) => void;
}

/** Search by name, or filter by category or brand. */
export function CatalogoToolbar({ search, onChange }: CatalogoToolbarProps) {
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
        sx={filterRoom}
      />
      <FilterSelect
        label="Marca"
        all="Todas"
        query={marcas}
        options={optionsOf(marcas.data?.marcas)}
        value={search.marca}
        onChange={(marca) => onChange({ marca, categoria: undefined })}
        sx={filterRoom}
      />
    </>
  );
}
