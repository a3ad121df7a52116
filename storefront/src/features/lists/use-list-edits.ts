import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Lista, misListasUpdate } from 'api-client/storefront';
import { isConflict, messageOf } from 'app-core/queries/errors';
import { withFailure } from 'app-core/queries/own-failures';
import { useRef, useState } from 'react';
import { useToasts } from 'ui-kit/use-toasts';
import { listChanged, myList } from '../../shared/lists/queries.ts';

type Linea = Lista['lineas'][number];
export type Edit = (lineas: readonly Linea[]) => readonly Linea[];

interface Saving {
  version: number;
  lineas: readonly Linea[];
}

const CHANGED = 'La lista cambió en otra ventana: te mostramos la de ahora.';

/**
 * Returns the lines of a list and a function to change them. Shows changes at once and saves them one call at a time,
 * with the latest version. If the list changed elsewhere, discards the unsaved changes.
 */
export function useListEdits(lista: Lista) {
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
