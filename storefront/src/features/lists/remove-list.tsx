import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type Lista, misListasDelete } from 'api-client/storefront';
import { isConflict, messageOf } from 'app-core/queries/errors';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useState } from 'react';
import { lateView, useLateView } from 'ui-kit/late-view';
import { useToasts } from 'ui-kit/use-toasts';
import { listsLink } from '../../shared/lists/lists-link.ts';
import { myList, myLists } from '../../shared/lists/queries.ts';

const dialog = lateView(async () => (await import('ui-kit/confirm-dialog')).ConfirmDialog);

/** Deletes a list after a confirmation. If the list changed elsewhere meanwhile, shows the new version instead. */
export function useRemoveList() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toasts = useToasts();
  const [asked, setAsked] = useState<Lista>();
  const [open, setOpen] = useState(false);
  const Dialog = useLateView(dialog, open);
  const { mutate, isPending, isSuccess } = useOnceAtATime({
    mutationFn: ({ lista_id: id, version }: Lista) =>
      misListasDelete({ path: { id }, headers: { 'If-Match': `"${version}"` }, throwOnError: true }),
    onSuccess: ({ data }) => {
      toasts.success(data.mensaje);
      void queryClient.invalidateQueries({ queryKey: myLists().queryKey });
      void navigate({ to: listsLink.href, replace: true });
    },
    onFailure: (error) => {
      if (isConflict(error))
        toasts.warning('La lista cambió en otra ventana: revísala antes de borrarla.', {
          key: 'lista-cambiada',
        });
      else toasts.error(messageOf(error), { key: 'lista-sin-guardar' });
    },
    onError: (_error, { lista_id }) =>
      void queryClient.invalidateQueries({ queryKey: myList(lista_id).queryKey }),
    onSettled: () => setOpen(false),
  });
  return {
    ask: (lista: Lista) => {
      setAsked(lista);
      setOpen(true);
    },
    removed: isSuccess,
    question: asked && Dialog && (
      <Dialog
        open={open}
        title={`¿Borrar «${asked.nombre}»?`}
        text="Tu carrito y tus pedidos quedan como están."
        destructive
        busy={isPending}
        onConfirm={() => mutate(asked)}
        onCancel={() => setOpen(false)}
        texts={{ confirm: 'Sí, borrar' }}
      />
    ),
  };
}
