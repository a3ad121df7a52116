import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListLayer } from 'ui-kit/back-closes';
import { layout } from 'ui-kit/theme/tokens';
import { AddLink, ListSearch } from '../../shared/list-toolbar.tsx';
import { type FiltrosSearch, filtrosSearch } from './filtros-search.ts';
import { KINDS } from './kinds.ts';

export interface FiltrosToolbarProps {
  search: FiltrosSearch;
  onChange: (change: Partial<Pick<FiltrosSearch, 'tipo' | 'term' | 'inactivos'>>) => void;
}

const tipos = filtrosSearch.shape.tipo;

/** Type, search, the inactive ones, and the link to a new one. */
export function FiltrosToolbar({ search, onChange }: FiltrosToolbarProps) {
  const { label, plural, newPage } = KINDS[search.tipo];
  const list = useListLayer();
  return (
    <>
      <TextField
        select
        size="small"
        label="Tipo"
        value={search.tipo}
        slotProps={{ select: list }}
        onChange={({ target }) => onChange({ tipo: tipos.parse(target.value), term: '' })}
        sx={{ width: { xs: '100%', sm: layout.sidebar } }}
      >
        {Object.entries(KINDS).map(([tipo, of]) => (
          <MenuItem key={tipo} value={tipo}>
            {of.label}
          </MenuItem>
        ))}
      </TextField>
      <ListSearch label={`Buscar ${plural}`} value={search.term} onSearch={(term) => onChange({ term })} />
      <FormControlLabel
        label="Mostrar inactivos"
        control={
          <Checkbox checked={search.inactivos} onChange={(_event, inactivos) => onChange({ inactivos })} />
        }
      />
      <AddLink to={newPage}>{`Agregar ${label.toLowerCase()}`}</AddLink>
    </>
  );
}
