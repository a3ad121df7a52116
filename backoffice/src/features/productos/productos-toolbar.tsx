import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { layout } from 'ui-kit/theme/tokens';
import { FilterSelect } from '../../shared/filter-select.tsx';
import { AddLink, ListSearch } from '../../shared/list-toolbar.tsx';
import { PhoneFilters } from '../../shared/phone-filters.tsx';
import { optionsQuery } from '../../shared/producto-options.ts';
import { usePermisos } from '../../shared/session/permisos.ts';
import type { ProductosSearch } from './productos-search.ts';

export interface ProductosToolbarProps {
  search: ProductosSearch;
  onChange: (change: Partial<Omit<ProductosSearch, 'page'>>) => void;
  /** More actions of the list. */
  children: ReactNode;
}

/** Two per line on phones. */
const HALF = { flex: { xs: '1 1 40%', sm: '0 1 auto' }, width: { sm: layout.day } } as const;

const FILTROS = [
  { filtro: 'inactivos', label: 'Mostrar inactivos' },
  { filtro: 'sin-stock', label: 'Sin stock' },
] as const;

const LACKING = [
  { value: 'sin-imagen', label: 'Sin foto' },
  { value: 'sin-categoria', label: 'Sin categoría' },
  { value: 'sin-descripcion', label: 'Sin descripción' },
] as const;

/** Returns the number of active filters. */
const setOf = ({ marca, categoria, filtro }: ProductosSearch): number =>
  [marca, categoria, filtro].filter(Boolean).length;

/** Search, brand, category, filters, and the link to a new product. */
export function ProductosToolbar({ search, onChange, children }: ProductosToolbarProps) {
  const options = useQuery(optionsQuery());
  const { may } = usePermisos();
  return (
    <>
      <ListSearch label="Buscar producto" value={search.term} onSearch={(term) => onChange({ term })} />
      <PhoneFilters label="Filtros" count={setOf(search)}>
        <FilterSelect
          label="De la marca"
          all="Todas"
          query={options}
          options={options.data?.marcas ?? []}
          value={search.marca}
          onChange={(marca) => onChange({ marca })}
          sx={HALF}
        />
        <FilterSelect
          label="De la categoría"
          all="Todas"
          query={options}
          options={options.data?.categorias ?? []}
          value={search.categoria}
          onChange={(categoria) => onChange({ categoria })}
          sx={HALF}
        />
        <FilterSelect
          label="Incompletos"
          all="Todos"
          options={LACKING}
          value={LACKING.find(({ value }) => value === search.filtro)?.value}
          onChange={(filtro) => onChange({ filtro })}
          sx={HALF}
        />
        <FormGroup row role="group" aria-label="Qué productos se ven">
          {FILTROS.map(({ filtro, label }) => (
            <FormControlLabel
              key={filtro}
              label={label}
              control={
                <Checkbox
                  checked={search.filtro === filtro}
                  onChange={(_event, checked) => onChange({ filtro: checked ? filtro : undefined })}
                />
              }
            />
          ))}
        </FormGroup>
      </PhoneFilters>
      {children}
      {may('productos.create') && <AddLink to="/crear-producto">Agregar producto</AddLink>}
    </>
  );
}
