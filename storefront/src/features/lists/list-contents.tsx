import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Lista, misListasUpdate } from 'api-client/storefront';
import { isConflict, messageOf } from 'app-core/queries/errors';
import { withFailure } from 'app-core/queries/own-failures';
import { useRef, useState } from 'react';
import { BackButton } from 'ui-kit/back-button';
import { EmptyState } from 'ui-kit/empty-state';
import { PageTitle } from 'ui-kit/page-title';
import { useToasts } from 'ui-kit/use-toasts';
import { links, listsLink } from '../../shared/links.ts';
import { listChanged, myList } from '../../shared/lists/queries.ts';
import { PickList } from '../../shared/picks/pick-list.tsx';
import { NameDialogSlot } from './name-dialog-slot.tsx';

interface ListContentsProps {
  lista: Lista;
  onRemove: () => void;
}

/** Lines of a list. Saves each change of a quantity; a removed line can be restored. */
export function ListContents({ lista, onRemove }: ListContentsProps) {
  const { nombre } = lista;
  const { lineas, change } = useListEdits(lista);
  const [naming, setNaming] = useState(false);
  const toasts = useToasts();

  const setMany = (productoId: string, cantidad: number) => {
    if (cantidad < 1) return;
    change((all) => all.map((one) => (one.producto.producto_id === productoId ? { ...one, cantidad } : one)));
  };
  const takeOff = (linea: Lista['lineas'][number]) => {
    const { producto_id, nombre, esta_activo } = linea.producto;
    const place = lineas.indexOf(linea);
    const without = (all: readonly (typeof linea)[]) =>
      all.filter(({ producto }) => producto.producto_id !== producto_id);
    change(without);
    const undo = () => change((all) => without(all).toSpliced(place, 0, linea));
    toasts.success(`Quitaste ${nombre} de la lista.`, {
      key: `quitado-${producto_id}`,
      duration: 8000,
      // The server accepts no discontinued product on a list.
      ...(esta_activo && { action: { label: 'Deshacer', onClick: undo } }),
    });
  };
  return (
    <>
      <PageTitle
        before={<BackButton href={listsLink.href} />}
        actions={
          <>
            <Button startIcon={<EditOutlined />} onClick={() => setNaming(true)}>
              Cambiar nombre
            </Button>
            <Button color="secondary" startIcon={<DeleteOutlined />} onClick={onRemove}>
              Borrar lista
            </Button>
          </>
        }
      >
        {nombre}
      </PageTitle>
      {lineas.length === 0 ? (
        <EmptyState
          title="Esta lista está vacía."
          text="Complétala con «Guardar en una lista»: está en cada producto, en tus pedidos y en el carrito."
          action={
            <Button href={links.categorias} variant="contained">
              Ver productos
            </Button>
          }
        />
      ) : (
        <PickList
          label={nombre}
          all={lineas}
          quantities={{ setMany }}
          told={(linea) => ({
            action: (
              <IconButton
                aria-label={`Quitar de la lista: ${linea.producto.nombre}`}
                data-take-off=""
                onClick={({ currentTarget }) => {
                  focusNextLine(currentTarget);
                  takeOff(linea);
                }}
              >
                <DeleteOutlined />
              </IconButton>
            ),
          })}
          addAll="Agregar toda la lista"
        />
      )}
      <NameDialogSlot open={naming} lista={lista} onClose={() => setNaming(false)} onSaved={() => {}} />
    </>
  );
}

/** Moves the focus to the next or previous line's button, because the pressed button disappears with its line. */
function focusNextLine(button: HTMLElement) {
  const all = [...document.querySelectorAll<HTMLElement>('[data-take-off]')];
  const place = all.indexOf(button);
  (all[place + 1] ?? all[place - 1])?.focus({ preventScroll: true });
}

type Linea = Lista['lineas'][number];
type Edit = (lineas: readonly Linea[]) => readonly Linea[];

interface Saving {
  version: number;
  lineas: readonly Linea[];
}

const CHANGED = 'La lista cambió en otra ventana: te mostramos la de ahora.';

/**
 * Returns the lines of a list and a function to change them. Shows changes at once and saves them one call at a time,
 * with the latest version. If the list changed elsewhere, discards the unsaved changes.
 */
function useListEdits(lista: Lista) {
  const { lista_id: id } = lista;
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const [unsaved, setUnsaved] = useState<readonly Linea[]>();
  /** The unsaved lines and their version, without waiting for a render. */
  const now = useRef<Saving>(undefined);
  const busy = useRef(false);
  const { mutateAsync } = useMutation(
    withFailure({
      mutationFn: async ({ version, lineas }: Saving) => {
        const productos = lineas.map(({ producto: { producto_id }, cantidad }) => ({
          producto_id,
          cantidad,
        }));
        const headers = { 'If-Match': `"${version}"` };
        return (await misListasUpdate({ path: { id }, headers, body: { productos }, throwOnError: true }))
          .data;
      },
      onFailure: (error) => {
        if (isConflict(error)) toasts.warning(CHANGED, { key: 'lista-cambiada' });
        else toasts.error(messageOf(error), { key: 'lista-sin-guardar' });
      },
    }),
  );

  const save = async () => {
    if (busy.current) return;
    busy.current = true;
    try {
      while (now.current) {
        const { lineas } = now.current;
        const saved = await mutateAsync(now.current);
        if (now.current.lineas === lineas) now.current = undefined;
        else now.current = { ...now.current, version: saved.version };
        listChanged(queryClient, saved);
      }
    } catch {
      now.current = undefined;
      void queryClient.invalidateQueries({ queryKey: myList(id).queryKey });
    }
    busy.current = false;
    setUnsaved(undefined);
  };

  const change = (edit: Edit) => {
    const seen = queryClient.getQueryData<Lista>(myList(id).queryKey) ?? lista;
    const { version, lineas } = now.current ?? seen;
    now.current = { version, lineas: edit(lineas) };
    setUnsaved(now.current.lineas);
    void save();
  };

  return { lineas: unsaved ?? lista.lineas, change };
}
