import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { SearchField } from 'ui-kit/search-field';
import type { UsuariosSearch } from './usuarios-search.ts';

export interface UsuariosToolbarProps {
  search: UsuariosSearch;
  onChange: (change: Partial<Pick<UsuariosSearch, 'buscar' | 'inactivos'>>) => void;
}

/** Search, and which accounts: the active ones at first. A search looks at all, so the modes then rest. */
export function UsuariosToolbar({ search, onChange }: UsuariosToolbarProps) {
  const searching = search.buscar !== '';
  return (
    <>
      <Box sx={{ flex: '1 1 280px', maxWidth: { md: 480 } }}>
        <SearchField
          value={search.buscar}
          onSearch={(buscar) => onChange({ buscar })}
          label="Buscar usuario"
          placeholder="Buscar usuario..."
          maxLength={255}
        />
      </Box>
      <ToggleButtonGroup
        exclusive
        aria-label="Qué usuarios se ven"
        disabled={searching}
        value={search.inactivos}
        onChange={(_event, inactivos: boolean | null) => inactivos !== null && onChange({ inactivos })}
        sx={{ '& > button': { minHeight: 44, textTransform: 'none', paddingInline: 4 } }}
      >
        <ToggleButton value={false}>Ver activos</ToggleButton>
        <ToggleButton value={true}>Ver inactivos</ToggleButton>
      </ToggleButtonGroup>
      {searching && (
        <Typography variant="body2" color="text.secondary">
          La búsqueda mira en todos los usuarios, activos e inactivos.
        </Typography>
      )}
    </>
  );
}
