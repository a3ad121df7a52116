import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { AddLink, ListSearch } from '../../shared/list-toolbar.tsx';
import type { ProductosSearch } from './productos-search.ts';

export interface ProductosToolbarProps {
  search: ProductosSearch;
  onChange: (change: Partial<Pick<ProductosSearch, 'term' | 'filtro'>>) => void;
}

const FILTROS = [
  { filtro: 'inactivos', label: 'Mostrar inactivos' },
  { filtro: 'sin-stock', label: 'Sin stock' },
] as const;

/** Search, the two filters, and the way to a new product. */
export function ProductosToolbar({ search, onChange }: ProductosToolbarProps) {
  return (
    <>
      <ListSearch label="Buscar producto" value={search.term} onSearch={(term) => onChange({ term })} />
      <FormGroup row aria-label="Qué productos se ven">
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
      <AddLink to="/crear-producto">Agregar producto</AddLink>
    </>
  );
}
