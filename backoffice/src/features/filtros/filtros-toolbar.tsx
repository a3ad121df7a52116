import AddOutlined from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useLocation } from '@tanstack/react-router';
import { LIMITS } from 'api-client/backoffice';
import { SearchField } from 'ui-kit/search-field';
import { layout } from 'ui-kit/theme/tokens';
import { ButtonLink } from '../../shared/links.tsx';
import { type FiltrosSearch, filtrosSearch } from './filtros-search.ts';
import { TIPOS } from './tipos.ts';

export interface FiltrosToolbarProps {
  search: FiltrosSearch;
  onChange: (change: Partial<Pick<FiltrosSearch, 'tipo' | 'buscar' | 'inactivos'>>) => void;
}

const TIPO = filtrosSearch.shape.tipo;

/** Which type, search, the inactive ones, and the way to a new one. A search looks at the active ones. */
export function FiltrosToolbar({ search, onChange }: FiltrosToolbarProps) {
  const volver = useLocation({ select: (location) => location.href });
  const { label, plural, crear } = TIPOS[search.tipo];
  const searching = search.buscar !== '';
  return (
    <>
      <TextField
        select
        size="small"
        label="Tipo"
        value={search.tipo}
        onChange={({ target }) => onChange({ tipo: TIPO.parse(target.value), buscar: '' })}
        sx={{ width: { xs: '100%', sm: layout.sidebar } }}
      >
        {Object.entries(TIPOS).map(([tipo, of]) => (
          <MenuItem key={tipo} value={tipo}>
            {of.label}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ flex: `1 1 ${layout.filter}px`, maxWidth: { md: layout.search } }}>
        <SearchField
          value={search.buscar}
          onSearch={(buscar) => onChange({ buscar })}
          label={`Buscar ${plural}`}
          placeholder={`Buscar ${plural}...`}
          maxLength={LIMITS.termMax}
        />
      </Box>
      <FormControlLabel
        label="Mostrar inactivos"
        disabled={searching}
        control={
          <Checkbox checked={search.inactivos} onChange={(_event, inactivos) => onChange({ inactivos })} />
        }
      />
      <ButtonLink
        to={crear}
        state={{ volver }}
        variant="contained"
        startIcon={<AddOutlined />}
        sx={{ ml: { md: 'auto' } }}
      >
        {`Agregar ${label.toLowerCase()}`}
      </ButtonLink>
      {searching && (
        <Typography variant="body2" color="textSecondary" sx={{ flexBasis: '100%' }}>
          {`La búsqueda mira en las ${plural} activas.`}
        </Typography>
      )}
    </>
  );
}
