import AddOutlined from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useLocation } from '@tanstack/react-router';
import { LIMITS } from 'api-client/backoffice';
import { SearchField } from 'ui-kit/search-field';
import { layout } from 'ui-kit/theme/tokens';
import { ButtonLink } from '../../shared/links.tsx';
import type { ProductosSearch } from './productos-search.ts';

export interface ProductosToolbarProps {
  search: ProductosSearch;
  onChange: (change: Partial<Pick<ProductosSearch, 'buscar' | 'filtro'>>) => void;
}

const FILTROS = [
  { filtro: 'inactivos', label: 'Mostrar inactivos' },
  { filtro: 'sin-stock', label: 'Sin stock' },
] as const;

/** Search, the two filters, and the way to a new product. */
export function ProductosToolbar({ search, onChange }: ProductosToolbarProps) {
  const volver = useLocation({ select: (location) => location.href });
  return (
    <>
      <Box sx={{ flex: `1 1 ${layout.filter}px`, maxWidth: { md: layout.search } }}>
        <SearchField
          value={search.buscar}
          onSearch={(buscar) => onChange({ buscar })}
          label="Buscar producto"
          placeholder="Buscar producto..."
          maxLength={LIMITS.termMax}
        />
      </Box>
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
      <ButtonLink
        to="/crear-producto"
        state={{ volver }}
        variant="contained"
        startIcon={<AddOutlined />}
        sx={{ ml: { md: 'auto' } }}
      >
        Agregar producto
      </ButtonLink>
    </>
  );
}
