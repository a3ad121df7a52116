import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ApiError, type Lista, misListasDelete } from 'api-client/storefront';
import { Answer } from 'app-core/queries/answer';
import { isConflict, messageOf } from 'app-core/queries/errors';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useState } from 'react';
import { lateView, useLateView } from 'ui-kit/late-view';
import { PageContainer } from 'ui-kit/page-container';
import { PageTitle } from 'ui-kit/page-title';
import { useToasts } from 'ui-kit/use-toasts';
import { failureText } from '../../shared/failure-text.ts';
import { listsLink } from '../../shared/links.ts';
import { myList, myLists } from '../../shared/lists/queries.ts';
import { MissingPage } from '../../shared/missing-page.tsx';
import { PicksSkeleton } from '../../shared/picks/picks-skeleton.tsx';
import { useSession } from '../../shared/session/session.ts';
import { ListContents } from './list-contents.tsx';

/** Page of one of the customer's lists: edit the list or add it to the cart. */
export function ListPage({ id }: { id: string }) {
  const { authenticated } = useSession();
  const removing = useRemoveList();
  const query = useQuery({ ...myList(id), enabled: authenticated && !removing.removed });
  if (query.error instanceof ApiError && [400, 404].includes(query.error.status)) return <Missing />;
  return (
    <PageContainer sx={{ pt: { xs: 8, md: 12 }, pb: 12 }}>
      <Answer
        query={query}
        failed="No pudimos cargar la lista."
        reason={failureText}
        loading={
          <>
            <PageTitle>Tu lista</PageTitle>
            <PicksSkeleton />
          </>
        }
      >
        {(lista) => <ListContents lista={lista} onRemove={() => removing.ask(lista)} />}
      </Answer>
      {removing.question}
    </PageContainer>
  );
}

const Missing = () => (
  <MissingPage
    title="Lista no encontrada"
    text="No está entre las listas de esta cuenta. Quizá la borraste."
    href={listsLink.href}
    label="Ver mis listas"
  />
);

const dialog = lateView(async () => (await import('ui-kit/confirm-dialog')).ConfirmDialog);

/** Deletes a list after a confirmation. If the list changed elsewhere meanwhile, shows the new version instead. */
function useRemoveList() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toasts = useToasts();
  const [deleting, setDeleting] = useState<Lista>();
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
      setDeleting(lista);
      setOpen(true);
    },
    removed: isSuccess,
    question: deleting && Dialog && (
      <Dialog
        open={open}
        title={`¿Borrar «${deleting.nombre}»?`}
        text="Tu carrito y tus pedidos quedan como están."
        destructive
        busy={isPending}
        onConfirm={() => mutate(deleting)}
        onCancel={() => setOpen(false)}
        texts={{ confirm: 'Sí, borrar' }}
      />
    ),
  };
}
