import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MiHabitual } from 'api-client/storefront';
import { EmptyState } from 'ui-kit/empty-state';
import { formatMoney } from 'ui-kit/money';
import { SearchField } from 'ui-kit/search-field';
import { SortMenu } from 'ui-kit/sort-menu';
import { measure } from 'ui-kit/theme/tokens';
import { resultsText, useAnnouncement } from 'ui-kit/use-announcement';
import { usualLink } from '../../shared/links.ts';
import { type Choice, isHad } from '../../shared/picks/pick.ts';
import { PickList } from '../../shared/picks/pick-list.tsx';
import { asOffered } from '../../shared/usual/queries.ts';
import { rhythmText } from '../../shared/usual/rhythm-text.ts';
import { useKeptChoice, useKeptQuantities } from './kept-quantities.ts';
import { groupsOf } from './usual-groups.ts';
import type { UsualOrder, UsualSearch } from './usual-search.ts';

export interface UsualListProps {
  search: UsualSearch;
  onSearch: (search: UsualSearch) => void;
}

const ORDERS: { value: UsualOrder; label: string }[] = [
  { value: 'rubro', label: 'Por rubro' },
  { value: 'ultima', label: 'Por última compra' },
  { value: 'nombre', label: 'Por nombre' },
];

const idOf = ({ producto }: MiHabitual) => producto.producto_id;

/** The usual products, with the due products preselected. A search changes only the visible rows, not the choice. */
export function UsualList({
  habituales,
  search,
  onSearch,
}: UsualListProps & { habituales: readonly MiHabitual[] }) {
  const { term, orden } = search;
  const all = asOffered(habituales);
  const due = all.filter((one) => one.toca && isHad(one));
  const choice = useKeptChoice(due.map(idOf));
  const groups = groupsOf(all, search);
  const shown = groups.flatMap((group) => group.all).length;
  useAnnouncement(resultsText(1, all.length, shown), `${term ?? ''} ${orden ?? ''}`);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mt: 4 }}>
        <Box sx={{ flex: 1, minWidth: (theme) => theme.spacing(40), maxWidth: measure.short }}>
          <SearchField
            quiet
            label="Buscar en tus habituales"
            value={term ?? ''}
            delay={150}
            onSearch={(text) => onSearch({ orden, term: text === '' ? undefined : text })}
          />
        </Box>
        <SortMenu
          label="Ordenar"
          texts={{ heading: 'ORDENAR POR:' }}
          options={ORDERS}
          selected={orden}
          onSelect={(value) => onSearch({ term, orden: value as UsualOrder | undefined })}
        />
      </Box>
      {due.length === 0 && (
        <Typography sx={{ mt: 4 }}>Por tu ritmo de compra, hoy no te falta nada.</Typography>
      )}
      <PickList
        label={usualLink.label}
        quantities={useKeptQuantities()}
        choice={choice}
        all={all}
        groups={groups.map((group) => ({
          ...group,
          action: <ChooseAll title={group.title} all={group.all} choice={choice} />,
        }))}
        told={(one) => ({
          price: <PriceChange one={one} />,
          note: rhythmText(one),
        })}
        addAll="Elige qué agregar"
      >
        {groups.length === 0 && <EmptyState title="No encontramos nada así entre tus habituales." />}
      </PickList>
    </>
  );
}

/** Chooses all available products of a group, or none. */
function ChooseAll({ title, all, choice }: { title: string; all: readonly MiHabitual[]; choice: Choice }) {
  const ids = all.filter((one) => isHad({ ...one, cantidad: 1 })).map(idOf);
  if (ids.length === 0) return null;
  const whole = ids.every((id) => choice.chosen.has(id));
  const toggle = () => {
    const others = [...choice.chosen].filter((id) => !ids.includes(id));
    choice.choose(new Set(whole ? others : [...others, ...ids]));
  };
  return (
    <Button onClick={toggle} aria-label={`${whole ? 'Quitar' : 'Elegir'} todos: ${title}`}>
      {whole ? 'Quitar todos' : 'Elegir todos'}
    </Button>
  );
}

function PriceChange({ one: { producto, ultimo_precio } }: { one: MiHabitual }) {
  const { precio = 0 } = producto;
  if (ultimo_precio === precio) return null;
  return (
    <strong>
      {` · ${precio > ultimo_precio ? 'subió' : 'bajó'}: la última vez, ${formatMoney(ultimo_precio)}`}
    </strong>
  );
}
