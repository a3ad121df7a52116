import Box from '@mui/material/Box';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { longTimeout, type Producto, productosCambiarVarios } from 'api-client/backoffice';
import { messageOf } from 'app-core/queries/errors';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useState } from 'react';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { toasts } from 'ui-kit/use-toasts';
import { FilterSelect } from '../../../shared/filter-select.tsx';
import { optionsQuery } from '../../../shared/producto-options.ts';
import { PRODUCTOS_QUERIES } from '../../../shared/queries.ts';
import { undoAction } from '../../../shared/undo-action.ts';
import {
  type Cambio,
  KINDS,
  type KindName,
  kindOf,
  type Plan,
  planChange,
  productosText,
} from './changes.ts';

export interface VariosDialogProps {
  selected: readonly Producto[];
  onClose: () => void;
  onDone: () => void;
}

const NAMES = Object.keys(KINDS) as KindName[];
const CHOICES = NAMES.map((value) => ({ value, label: KINDS[value].label }));
/** Labels of the option to choose. */
const SINGULAR_LABELS = { marcas: 'Marca', categorias: 'Categoría', etiquetas: 'Etiqueta' } as const;
/** At most this many names are listed. */
const MAX_NAMES = 5;

const describePlan = ({ changing, same, last }: Plan): string[] => {
  const names = changing.slice(0, MAX_NAMES).map(({ producto }) => producto.nombre);
  const more = changing.length > MAX_NAMES ? ` y ${changing.length - MAX_NAMES} más` : '';
  return [
    ...(changing.length > 0 ? [`Cambian ${productosText(changing.length)}: ${names.join(', ')}${more}`] : []),
    ...(same > 0 ? [`Ya están así: ${productosText(same)}`] : []),
    ...(last.length > 0
      ? [`No se cambian, porque se quedarían sin ninguna: ${last.map(({ nombre }) => nombre).join(', ')}`]
      : []),
  ];
};

/** Chooses a change of all selected products, shows its effect, and saves. */
export function VariosDialog({ selected, onClose, onDone }: VariosDialogProps) {
  const [name, setName] = useState<KindName>();
  const [id, setId] = useState<string>();
  const options = useQuery(optionsQuery());
  const change = useChangeVarios(onDone);
  const option = name && kindOf(name).option;
  const plan = name && (!option || id) ? planChange(selected, name, id ?? '') : undefined;
  const changing = plan?.changing.length ?? 0;
  return (
    <ConfirmDialog
      open
      title={`Cambiar ${productosText(selected.length)}`}
      busy={change.isPending}
      onCancel={onClose}
      onLeave={() => {
        change.leave();
        onClose();
      }}
      idle={changing === 0}
      onConfirm={() => plan && change.mutate(plan)}
      texts={{
        confirm: changing > 0 ? `Cambiar ${productosText(changing)}` : 'Cambiar productos',
        cancel: 'Volver a la lista',
        busy: 'Cambiando…',
        leave: 'No esperar',
      }}
      text={
        <Box sx={{ display: 'grid', gap: 4, pt: 2 }} inert={change.isPending}>
          <FilterSelect
            label="Qué hacer"
            all="Elige un cambio"
            options={CHOICES}
            value={name}
            onChange={(next) => {
              setName(next);
              setId(undefined);
            }}
            sx={{ width: '100%' }}
          />
          {option && (
            <FilterSelect
              label={SINGULAR_LABELS[option]}
              all="Elige una"
              query={options}
              options={options.data?.[option] ?? []}
              value={id}
              onChange={setId}
              sx={{ width: '100%' }}
            />
          )}
          <ul aria-live="polite">{plan && describePlan(plan).map((line) => <li key={line}>{line}</li>)}</ul>
        </Box>
      }
    />
  );
}

/** Milliseconds, long enough to look at the list. */
const UNDO = { duration: 10_000 };

const send = async (cambios: Cambio[]) =>
  (await productosCambiarVarios({ body: { cambios }, ...longTimeout })).data.productos;

const failing = (queryClient: QueryClient) => ({
  onFailure: (error: unknown) => toasts.error(`No se cambió ningún producto. ${messageOf(error)}`),
  onError: () => void queryClient.invalidateQueries(PRODUCTOS_QUERIES),
});

/** Changes several products in one call, all or none; for some seconds it can be undone. */
function useChangeVarios(onDone: () => void) {
  const queryClient = useQueryClient();

  const undo = (cambios: Cambio[]) =>
    undoAction(queryClient, {
      undo: async () => {
        const productos = await send(cambios);
        void queryClient.invalidateQueries(PRODUCTOS_QUERIES);
        return `Cambio deshecho en ${productosText(productos.length)}.`;
      },
      ...failing(queryClient),
    });

  return useOnceAtATime({
    mutationFn: ({ changing }: Plan) =>
      send(
        changing.map(({ producto: { producto_id, version = 1 }, next }) => ({
          producto_id,
          version,
          ...next,
        })),
      ),
    onSuccess: (productos, { changing }) => {
      const versions = new Map(productos.map(({ producto_id, version = 1 }) => [producto_id, version]));
      const undoCambios = changing.map(({ producto: { producto_id }, before }) => ({
        producto_id,
        version: versions.get(producto_id) ?? 1,
        ...before,
      }));
      const verb = changing.length === 1 ? 'Cambió' : 'Cambiaron';
      toasts.success(`${verb} ${productosText(changing.length)}.`, {
        ...UNDO,
        action: undo(undoCambios),
      });
      void queryClient.invalidateQueries(PRODUCTOS_QUERIES);
      onDone();
    },
    ...failing(queryClient),
  });
}
