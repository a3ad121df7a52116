import { useQueryClient } from '@tanstack/react-query';
import { type Estante, estantesListOptions, estantesOrdenar } from 'api-client/backoffice';
import { isToldByPolicy, messageOf } from 'app-core/queries/errors';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useState } from 'react';
import { EmptyState } from 'ui-kit/empty-state';
import { SaveBar } from 'ui-kit/forms/save-bar';
import { measure } from 'ui-kit/theme/tokens';
import { useToasts } from 'ui-kit/use-toasts';
import { FilterSelect } from '../../../shared/filter-select.tsx';
import type { Options } from '../../../shared/producto-options.ts';
import { queriesOf } from '../../../shared/queries.ts';
import { AskBeforeLeaving } from '../../../shared/unsaved-changes.tsx';
import { EstantesList } from './estantes-list.tsx';

interface EstantesEditorProps {
  saved: readonly Estante[];
  options: Options;
}

const known = ({ categorias, marcas }: Options): Estante[] => [
  ...categorias.map(({ value, label }) => ({ tipo: 'categoria' as const, id: value, nombre: label })),
  ...marcas.map(({ value, label }) => ({ tipo: 'marca' as const, id: value, nombre: label })),
];

/** Arranged by hand or by keys, and saved as a whole. */
export function EstantesEditor({ saved, options }: EstantesEditorProps) {
  const [edited, setEdited] = useState<readonly Estante[]>();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const estantes = edited ?? saved;
  const save = useOnceAtATime({
    mutationFn: (order: readonly Estante[]) =>
      estantesOrdenar({ body: { estantes: order.map(({ tipo, id }) => ({ tipo, id })) } }),
    meta: { ownErrors: true },
    onSuccess: async ({ data }) => {
      queryClient.setQueryData(estantesListOptions().queryKey, data);
      setEdited(undefined);
      toasts.success('Orden de estantes guardado');
      await queryClient.invalidateQueries(queriesOf('empaques'));
    },
    onError: (error) => {
      if (!isToldByPolicy(error)) toasts.error(messageOf(error));
    },
  });
  const here = new Set(estantes.map(({ id }) => id));
  const left = known(options).filter(({ id }) => !here.has(id));
  const changes = edited ? countChanges(saved, edited) : 0;
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
        onChange={(id) => setEdited([...estantes, ...left.filter((one) => one.id === id)])}
      />
      {estantes.length === 0 ? (
        <EmptyState
          title="Todavía no hay estantes."
          text="Mientras tanto, al empacar los productos van por nombre."
        />
      ) : (
        <EstantesList estantes={estantes} onChange={setEdited} />
      )}
      <SaveBar
        changes={changes}
        busy={save.isPending}
        onUndo={() => setEdited(undefined)}
        onSave={() => edited && save.mutate(edited)}
      />
      <AskBeforeLeaving
        when={changes > 0}
        title="¿Salir sin guardar?"
        text="Se pierde el orden que cambiaste."
      />
    </>
  );
}

/** Shelves that stand elsewhere, came or went. */
function countChanges(saved: readonly Estante[], edited: readonly Estante[]): number {
  const moved = edited.filter(({ id }, at) => saved[at]?.id !== id).length;
  return Math.max(moved, Math.abs(saved.length - edited.length));
}
