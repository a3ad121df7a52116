import Skeleton from '@mui/material/Skeleton';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Estante, estantesListOptions, estantesOrdenar } from 'api-client/backoffice';
import { combineQueries } from 'app-core/queries/answer';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useState } from 'react';
import { EmptyState } from 'ui-kit/empty-state';
import { SaveBar } from 'ui-kit/forms/save-bar';
import { measure } from 'ui-kit/theme/tokens';
import { useTyped } from 'ui-kit/typed';
import { toasts } from 'ui-kit/use-toasts';
import { ArrangePage } from '../../../shared/arrange-page.tsx';
import { FilterSelect } from '../../../shared/filter-select.tsx';
import { OrderList } from '../../../shared/order-list.tsx';
import { type Options, optionsQuery } from '../../../shared/producto-options.ts';
import { queriesOf } from '../../../shared/queries.ts';
import { usePermisos } from '../../../shared/session/permisos.ts';
import { undoAction } from '../../../shared/undo-action.ts';

/** Milliseconds, long enough to look at the list. */
const UNDO = { duration: 10_000 };

const idOf = ({ id }: Estante): string => id;

interface Arrangement {
  /** The order as shown. */
  antes: readonly Estante[];
  estantes: readonly Estante[];
}

async function send(queryClient: QueryClient, { antes, estantes }: Arrangement) {
  const { data } = await estantesOrdenar({
    body: { antes: antes.map(idOf), estantes: estantes.map(({ tipo, id }) => ({ tipo, id })) },
  });
  queryClient.setQueryData(estantesListOptions().queryKey, data);
  // The order of the packing list changes too.
  void queryClient.invalidateQueries(queriesOf('empaques'));
  return data.estantes;
}

/** Saves the order unless another user changed it; the user can undo for some seconds. */
function useOrderEstantes(onDone: () => void) {
  const queryClient = useQueryClient();
  // Load the current list; the user's order is merged with it.
  const onError = () => void queryClient.invalidateQueries(queriesOf('estantes'));
  return useOnceAtATime({
    mutationFn: (arrangement: Arrangement) => send(queryClient, arrangement),
    onSuccess: (now, { antes }) => {
      toasts.success('Orden de estantes guardado', {
        ...UNDO,
        action: undoAction(queryClient, {
          undo: async () => {
            await send(queryClient, { antes: now, estantes: antes });
            return 'Orden deshecho: los estantes están como antes.';
          },
          onError,
        }),
      });
      onDone();
    },
    onError,
  });
}

interface EstantesListProps {
  estantes: readonly Estante[];
  onChange: (estantes: readonly Estante[]) => void;
}

/** The shelves in walking order. */
const EstantesList = ({ estantes, onChange }: EstantesListProps) => (
  <OrderList
    label="Estantes, en el orden en que se recorren"
    rows={estantes}
    keyOf={({ id }) => id}
    nameOf={({ nombre }) => nombre}
    onChange={onChange}
    removable
  >
    {({ tipo, nombre }, at) => `${at + 1}. ${tipo === 'marca' ? `Marca: ${nombre}` : nombre}`}
  </OrderList>
);

interface EstantesEditorProps {
  saved: readonly Estante[];
  options: Options;
}

const toEstantes = ({ categorias, marcas }: Options): Estante[] => [
  ...categorias.map(({ value, label }) => ({ tipo: 'categoria' as const, id: value, nombre: label })),
  ...marcas.map(({ value, label }) => ({ tipo: 'marca' as const, id: value, nombre: label })),
];

/** The edited order, and the saved order at the start of the edit. */
interface Edited {
  base: readonly Estante[];
  order: readonly Estante[];
}

/** Merges the edited order with shelves that were added or removed elsewhere; new ones come last. */
function mergedWith(saved: readonly Estante[], edited: Edited | undefined): readonly Estante[] {
  if (!edited) return saved;
  const { base, order } = edited;
  const [baseIds, now] = [new Set(base.map(idOf)), new Set(saved.map(idOf))];
  const keptOrder = order.filter(({ id }) => now.has(id) || !baseIds.has(id));
  const own = new Set(order.map(idOf));
  return [...keptOrder, ...saved.filter(({ id }) => !baseIds.has(id) && !own.has(id))];
}

/** Orders shelves by dragging or keys, and saves them together. */
function EstantesEditor({ saved, options }: EstantesEditorProps) {
  const [edited, setEdited] = useState<Edited>();
  const estantes = mergedWith(saved, edited);
  const arrange = (order: readonly Estante[]) => setEdited({ base: saved, order });
  const save = useOrderEstantes(() => setEdited(undefined));
  const estanteIds = new Set(estantes.map(({ id }) => id));
  const unplaced = toEstantes(options).filter(({ id }) => !estanteIds.has(id));
  const changes = countChanges(saved, estantes);
  useTyped(changes > 0, { text: 'Se pierde el orden que cambiaste.' });
  return (
    <>
      <FilterSelect
        label="Agregar un estante"
        all="Elige una categoría o una marca"
        options={unplaced.map(({ tipo, id, nombre }) => ({
          value: id,
          label: tipo === 'marca' ? `Marca: ${nombre}` : nombre,
        }))}
        value={undefined}
        sx={{ width: '100%', maxWidth: measure.short }}
        onChange={(id) => arrange([...estantes, ...unplaced.filter((one) => one.id === id)])}
      />
      {estantes.length === 0 ? (
        <EmptyState
          title="Todavía no hay estantes."
          text="Mientras tanto, al empacar los productos van por nombre."
        />
      ) : (
        <EstantesList estantes={estantes} onChange={arrange} />
      )}
      <SaveBar
        changes={changes}
        busy={save.isPending}
        onUndo={() => setEdited(undefined)}
        onSave={() => save.mutate({ antes: saved, estantes })}
      />
    </>
  );
}

/** Counts moved, added and removed shelves. */
function countChanges(saved: readonly Estante[], edited: readonly Estante[]): number {
  const moved = edited.filter(({ id }, at) => saved[at]?.id !== id).length;
  return Math.max(moved, Math.abs(saved.length - edited.length));
}

/** Edits the walking order of the shelves. */
export function EstantesPage() {
  const { may } = usePermisos();
  const estantes = useQuery(estantesListOptions());
  const options = useQuery(optionsQuery());
  return (
    <ArrangePage
      title="Orden de estantes"
      lead="En este orden se recorren los productos al empacar. Una marca con estante propio vale más que la categoría; lo que no está en ninguno va al final, por nombre."
      back={may('pedidos.list') ? '/panel-pedidos' : '/panel-empaque'}
      query={combineQueries([estantes, options])}
      failed="No pudimos cargar los estantes."
      row={<Skeleton width="40%" />}
    >
      {() =>
        estantes.data &&
        options.data && <EstantesEditor saved={estantes.data.estantes} options={options.data} />
      }
    </ArrangePage>
  );
}
