import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { getRouteApi } from '@tanstack/react-router';
import { longTimeout, planillasClientes, type Usuario } from 'api-client/backoffice';
import { useState } from 'react';
import { touchTarget } from 'ui-kit/theme/tokens';
import { ButtonLink } from '../../shared/links.tsx';
import { ListPage } from '../../shared/list-page.tsx';
import { withoutDashes } from '../../shared/list-search.ts';
import { ListSearch } from '../../shared/list-toolbar.tsx';
import { useMarkReadOnOpen } from '../../shared/notificaciones.ts';
import { PlanillaDownload } from '../../shared/planilla/planilla-download.tsx';
import { usePermisos } from '../../shared/session/permisos.ts';
import { useListPage } from '../../shared/use-list-page.ts';
import { InviteEmpleado } from './invite-empleado.tsx';
import { type UsuariosSearch, usuariosPages } from './queries.ts';
import { UsuarioActionDialogs, useUsuarioAction } from './usuario-action.tsx';
import { UsuarioDetails } from './usuario-details.tsx';
import { UsuariosList } from './usuarios-list.tsx';

/** Exports all customers that the list finds. */
const ClientesPlanilla = ({ search: { term, inactivos } }: { search: UsuariosSearch }) => (
  <PlanillaDownload
    label="Descargar planilla"
    name="clientes"
    call={(formato) =>
      planillasClientes({
        query: {
          ...(term ? { term: withoutDashes(term), cuentas: 'todas' } : inactivos && { cuentas: 'inactivas' }),
          formato,
        },
        parseAs: 'blob',
        ...longTimeout,
      })
    }
  />
);

/** The active mode is filled, visible in both schemes. */
const Modes = styled(ToggleButtonGroup)(({ theme }) => ({
  '& > button': { minHeight: touchTarget, textTransform: 'none', paddingInline: theme.spacing(4) },
  '& > button.Mui-selected, & > button.Mui-selected:hover': {
    backgroundColor: theme.tokens.palette.primary.main,
    color: theme.tokens.palette.primary.contrastText,
  },
}));

interface UsuariosToolbarProps {
  search: UsuariosSearch;
  onChange: (change: Partial<Pick<UsuariosSearch, 'term' | 'inactivos'>>) => void;
}

/** Search and mode. A search covers all accounts, so the modes are then off. */
function UsuariosToolbar({ search, onChange }: UsuariosToolbarProps) {
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

const route = getRouteApi('/_staff/panel-usuarios');

/** The users area; term, mode and page are in the URL. */
export function UsuariosPage() {
  const { search, query, change, page } = useListPage(route, usuariosPages);
  const action = useUsuarioAction();
  const [details, setDetails] = useState<Usuario>();
  useMarkReadOnOpen('usuario');

  return (
    <ListPage
      {...page}
      actions={
        <>
          <InviteEmpleado />
          <ClientesPlanilla search={search} />
        </>
      }
      toolbar={<UsuariosToolbar search={search} onChange={change} />}
    >
      <UsuariosList usuarios={query} onInfo={setDetails} onAction={action.ask} />
      <UsuarioDetails usuario={details} onClose={() => setDetails(undefined)} onAction={action.ask} />
      <UsuarioActionDialogs action={action} />
    </ListPage>
  );
}
