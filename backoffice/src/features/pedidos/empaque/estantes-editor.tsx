import type { Estante } from 'api-client/backoffice';
import { useState } from 'react';
import { EmptyState } from 'ui-kit/empty-state';
import { SaveBar } from 'ui-kit/forms/save-bar';
import { measure } from 'ui-kit/theme/tokens';
import { useTyped } from 'ui-kit/typed';
import { FilterSelect } from '../../../shared/filter-select.tsx';
import type { Options } from '../../../shared/producto-options.ts';
import { EstantesList } from './estantes-list.tsx';
import { idOf, useOrderEstantes } from './use-order-estantes.ts';

interface EstantesEditorProps {
  saved: readonly Estante[];
  options: Options;
}

const known = ({ categorias, marcas }: Options): Estante[] => [
  ...categorias.map(({ value, label }) => ({ tipo: 'categoria' as const, id: value, nombre: label })),
  ...marcas.map(({ value, label }) => ({ tipo: 'marca' as const, id: value, nombre: label })),
];

/** The edited order, and the saved order at the start of the edit. */
interface Edited {
  base: readonly Estante[];
  order: readonly Estante[];
}

/** Merges the edited order with shelves that were added or removed elsewhere; new ones come last. */
function together(saved: readonly Estante[], edited: Edited | undefined): readonly Estante[] {
  if (!edited) return saved;
  const { base, order } = edited;
  const [seen, now] = [new Set(base.map(idOf)), new Set(saved.map(idOf))];
  const kept = order.filter(({ id }) => now.has(id) || !seen.has(id));
  const own = new Set(order.map(idOf));
  return [...kept, ...saved.filter(({ id }) => !seen.has(id) && !own.has(id))];
}

/** Orders shelves by dragging or keys, and saves them together. */
export function EstantesEditor({ saved, options }: EstantesEditorProps) {
  const [edited, setEdited] = useState<Edited>();
  const estantes = together(saved, edited);
  const arrange = (order: readonly Estante[]) => setEdited({ base: saved, order });
  const save = useOrderEstantes(() => setEdited(undefined));
  const here = new Set(estantes.map(({ id }) => id));
  const left = known(options).filter(({ id }) => !here.has(id));
  const changes = countChanges(saved, estantes);
  useTyped(changes > 0, { text: 'Se pierde el orden que cambiaste.' });
  return (
    <>
      <FilterSelect
        label="Agregar un estante"
        all="Elige una categoría o una marca"
        options={left.map(({ tipo, id, nombre }) => ({
          value: id,
          label: tipo === 'marca' ? `Marca: ${nombre}` : nombre,
        }))}
        value={undefined}
        sx={{ width: '100%', maxWidth: measure.short }}
        onChange={(id) => arrange([...estantes, ...left.filter((one) => one.id === id)])}
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
