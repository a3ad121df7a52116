import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MiHabitual } from 'api-client/storefront';
import { precioFor } from 'api-client/storefront';
import { priceText } from 'app-core/cart/iva';
import { EmptyState } from 'ui-kit/empty-state';
import { SearchField } from 'ui-kit/search-field';
import { SortMenu } from 'ui-kit/sort-menu';
import { measure } from 'ui-kit/theme/tokens';
import { resultsText, useAnnouncement } from 'ui-kit/use-announcement';
import { usualLink } from '../../shared/links.ts';
import { type Choice, isAvailable } from '../../shared/picks/pick.ts';
import { PickList } from '../../shared/picks/pick-list.tsx';
import { toProductChoices } from '../../shared/usual/queries.ts';
import { useStoredChoice, useStoredQuantities } from './stored-quantities.ts';
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
  const all = toProductChoices(habituales);
  const due = all.filter((one) => one.toca && isAvailable(one));
  const choice = useStoredChoice(due.map(idOf));
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
        quantities={useStoredQuantities()}
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
  const ids = all.filter((one) => isAvailable({ ...one, cantidad: 1 })).map(idOf);
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

function PriceChange({ one }: { one: MiHabitual & { cantidad: number } }) {
  const { producto, cantidad, ultimo_precio } = one;
  const precio = precioFor(producto.precio ?? 0, cantidad, producto.cantidades);
  if (ultimo_precio === precio) return null;
  return (
    <strong>
      {` · ${precio > ultimo_precio ? 'subió' : 'bajó'}: la última vez, ${priceText(producto, ultimo_precio)}`}
    </strong>
  );
}

interface UsualGroup<P> {
  title: string;
  all: P[];
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Returns the products whose name, brand or categories contain every word, in any order and without accents. */
function filterByTerm<P extends MiHabitual>(all: readonly P[], term: string): P[] {
  const words = plain(term).split(/\s+/);
  return all.filter(({ producto: { nombre, marca, categorias } }) => {
    const text = plain([nombre, marca.nombre, ...categorias.map((one) => one.nombre)].join(' '));
    return words.every((word) => text.includes(word));
  });
}

const byName = (a: MiHabitual, b: MiHabitual) => a.producto.nombre.localeCompare(b.producto.nombre, 'es');
const categoryOf = ({ producto }: MiHabitual): string => producto.categorias[0]?.nombre ?? 'Otros';

/** Returns the matching products in groups. By default: due products, then the rest. */
function groupsOf<P extends MiHabitual>(
  habituales: readonly P[],
  { term = '', orden }: UsualSearch,
): UsualGroup<P>[] {
  const all = filterByTerm(habituales, term);
  if (orden === 'nombre') return nonEmpty([{ title: 'Todos, por nombre', all: all.toSorted(byName) }]);
  if (orden === 'ultima') {
    const newest = all.toSorted((a, b) => b.ultima_compra.localeCompare(a.ultima_compra) || byName(a, b));
    return nonEmpty([{ title: 'Todos, por última compra', all: newest }]);
  }
  if (orden === 'rubro') {
    const byCategory = Map.groupBy(all.toSorted(byName), categoryOf);
    return [...byCategory]
      .map(([title, some]) => ({ title, all: some }))
      .sort((a, b) => a.title.localeCompare(b.title, 'es'));
  }
  return nonEmpty([
    { title: 'Te tocaría pedir', all: all.filter(({ toca }) => toca) },
    { title: 'Todavía no te toca', all: all.filter(({ toca }) => !toca) },
  ]);
}

const nonEmpty = <P,>(groups: UsualGroup<P>[]): UsualGroup<P>[] => groups.filter(({ all }) => all.length > 0);

const MONTH = 30;
const WEEK = 7;

/** Returns a text like 'cada 2 semanas', in the largest unit that fits to about a tenth. */
export function intervalText(days: number): string {
  if (days === 1) return 'todos los días';
  const months = Math.round(days / MONTH);
  if (months > 0 && Math.abs(days - months * MONTH) <= 4 * months) {
    return months === 1 ? 'cada mes' : `cada ${months} meses`;
  }
  const weeks = Math.round(days / WEEK);
  if (weeks > 0 && Math.abs(days - weeks * WEEK) <= 1) {
    return weeks === 1 ? 'cada semana' : `cada ${weeks} semanas`;
  }
  return `cada ${days} días`;
}

export function agoText(days: number): string {
  if (days === 0) return 'hoy';
  return days === 1 ? 'ayer' : `hace ${days} días`;
}

/** For example 'cada 2 semanas · última hace 16 días · sueles llevar 6'. */
export function rhythmText(one: Omit<MiHabitual, 'producto'>): string {
  const { cada_dias, hace_dias, cantidad_habitual, en_curso } = one;
  const rhythm =
    cada_dias === null
      ? [`una sola vez, ${agoText(hace_dias)}`, `llevaste ${cantidad_habitual}`]
      : [intervalText(cada_dias), `última ${agoText(hace_dias)}`, `sueles llevar ${cantidad_habitual}`];
  return [...rhythm, ...(en_curso ? ['en un pedido en curso'] : [])].join(' · ');
}
