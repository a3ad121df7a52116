import { useQuery } from '@tanstack/react-query';
import { ApiError } from 'api-client/storefront';
import { Answer } from 'app-core/queries/answer';
import { PageContainer } from 'ui-kit/page-container';
import { PageTitle } from 'ui-kit/page-title';
import { failureText } from '../../shared/failure-text.ts';
import { listsLink } from '../../shared/lists/lists-link.ts';
import { myList } from '../../shared/lists/queries.ts';
import { MissingPage } from '../../shared/missing-page.tsx';
import { PicksSkeleton } from '../../shared/picks/picks-skeleton.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { ListContents } from './list-contents.tsx';
import { useRemoveList } from './remove-list.tsx';

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
