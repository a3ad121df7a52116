import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { touchTarget } from 'ui-kit/theme/tokens';
import { ButtonLink } from '../../shared/links.tsx';
import { ListSearch } from '../../shared/list-toolbar.tsx';
import { usePermisos } from '../../shared/session/permisos.ts';
import type { UsuariosSearch } from './usuarios-search.ts';

/** The active mode is filled, visible in both schemes. */
const Modes = styled(ToggleButtonGroup)(({ theme }) => ({
  '& > button': { minHeight: touchTarget, textTransform: 'none', paddingInline: theme.spacing(4) },
  '& > button.Mui-selected, & > button.Mui-selected:hover': {
    backgroundColor: theme.tokens.palette.primary.main,
    color: theme.tokens.palette.primary.contrastText,
  },
}));

export interface UsuariosToolbarProps {
  search: UsuariosSearch;
  onChange: (change: Partial<Pick<UsuariosSearch, 'term' | 'inactivos'>>) => void;
}

/** Search and mode. A search covers all accounts, so the modes are then off. */
export function UsuariosToolbar({ search, onChange }: UsuariosToolbarProps) {
  const searching = search.term !== '';
  const { may } = usePermisos();
  return (
    <>
      <ListSearch label="Buscar usuario" value={search.term} onSearch={(term) => onChange({ term })} />
      <Modes
        exclusive
        aria-label="Qué usuarios se ven"
        disabled={searching}
        // A search turns both modes off.
        value={searching ? null : search.inactivos}
        onChange={(_event, inactivos: boolean | null) => inactivos !== null && onChange({ inactivos })}
      >
        <ToggleButton value={false}>Ver activos</ToggleButton>
        <ToggleButton value={true}>Ver inactivos</ToggleButton>
      </Modes>
      {search.inactivos && !searching && may('solicitudes.list') && (
        <ButtonLink to="/solicitudes" variant="outlined">
          Atender las solicitudes
        </ButtonLink>
      )}
      {searching && (
        <Typography variant="body2" color="textSecondary">
          La búsqueda mira en todos los usuarios, activos e inactivos.
        </Typography>
      )}
    </>
  );
}
