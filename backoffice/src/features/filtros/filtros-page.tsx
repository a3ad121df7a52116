import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useDelayedNavigation } from 'app-core/use-delayed-navigation';
import { useListLayer } from 'ui-kit/back-closes';
import { layout } from 'ui-kit/theme/tokens';
import { ActivationDialog, useActivation } from '../../shared/activation.tsx';
import { ListPage } from '../../shared/list-page.tsx';
import { AddLink, ListSearch } from '../../shared/list-toolbar.tsx';
import { FILTROS_QUERIES } from '../../shared/queries.ts';
import { useListPage } from '../../shared/use-list-page.ts';
import { FiltrosList } from './filtros-list.tsx';
import { type Filtro, type FiltrosSearch, filtrosSearch, KINDS, type TipoFiltro } from './kinds.ts';
import { filtrosPages } from './queries.ts';

const route = getRouteApi('/_staff/panel-filtrado');

/** Brands, categories and tags; type, term, mode and page are in the URL. */
export function FiltrosPage() {
  const { search, query, change, page } = useListPage(route, filtrosPages);
  const toggle = useFiltroToggle(search.tipo, () => page.onPage(1));

  return (
    <ListPage {...page} toolbar={<FiltrosToolbar search={search} onChange={change} />}>
      <FiltrosList filtros={query} search={search} onToggle={toggle.ask} />
      <ActivationDialog activation={toggle} />
    </ListPage>
  );
}

interface FiltrosToolbarProps {
  search: FiltrosSearch;
  onChange: (change: Partial<Pick<FiltrosSearch, 'tipo' | 'term' | 'inactivos'>>) => void;
}

const tipos = filtrosSearch.shape.tipo;

/** Type, search, the inactive ones, and the link to a new one. */
function FiltrosToolbar({ search, onChange }: FiltrosToolbarProps) {
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

/** Milliseconds from a success until the start page opens. */
const LEAVES_AFTER = { activated: 1800, deactivated: 2000 };

/** 'Eliminar' deactivates and shows the first page, 'Activar' reactivates; then the start page opens. */
function useFiltroToggle(tipo: TipoFiltro, toFirstPage: () => void) {
  const navigate = useNavigate();
  const leaveLater = useDelayedNavigation();
  const { label, withArticle, activate, deactivate } = KINDS[tipo];
  const leave = (after: number) => leaveLater(() => navigate({ to: '/panel-principal' }), after);

  return useActivation(FILTROS_QUERIES, ({ id, nombre, esta_activo }: Filtro) =>
    esta_activo
      ? {
          nombre,
          activates: false,
          call: () => deactivate({ path: { id } }),
          question: `¿Eliminar ${withArticle}?`,
          explanation:
            'Deja de verse en los filtros de la tienda; sus productos quedan. Puedes volver a activarla.',
          done: `${label} desactivada con éxito`,
          failed: () => `Error al desactivar ${withArticle}`,
          onDone: () => {
            toFirstPage();
            leave(LEAVES_AFTER.deactivated);
          },
        }
      : {
          nombre,
          activates: true,
          call: () => activate({ path: { id } }),
          question: `¿Activar ${withArticle}?`,
          explanation: 'Vuelve a verse en los filtros de la tienda.',
          done: `${label} activada con éxito`,
          failed: () => `Error al activar ${withArticle}`,
          onDone: () => leave(LEAVES_AFTER.activated),
        },
  );
}
