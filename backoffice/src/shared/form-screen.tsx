import type { UseQueryResult } from '@tanstack/react-query';
import { Answer, combineQueries, type QueryParts } from 'app-core/queries/answer';
import { Fragment, type ReactNode } from 'react';
import { BackButton } from 'ui-kit/back-button';
import { LoadingDots } from 'ui-kit/loading-dots';
import { PageTitle } from 'ui-kit/page-title';
import { FormWidth } from './form-width.tsx';
import { useFirstFresh } from './use-first-fresh.ts';
import { useReturnTo } from './use-return-to.ts';

export interface FormScreenProps {
  title: string;
  /** The target of the back button, unless the page was opened from elsewhere; undefined hides the button. */
  list: string | undefined;
  /** Queries that the form requires. */
  needs?: readonly QueryParts<unknown>[];
  /** Two columns of fields. */
  wide?: boolean;
  /** Rendered once all required queries have loaded. */
  children: ReactNode;
}

/** Title, back button and form, or the loading or error state. */
export function FormScreen({ title, list, needs = [], wide, children }: FormScreenProps) {
  const { href } = useReturnTo(list ?? '');
  return (
    <FormWidth {...(wide && { wide })}>
      <PageTitle before={list !== undefined && <BackButton href={href} />}>{title}</PageTitle>
      <Answer query={combineQueries(needs)} failed="Error al cargar los datos" loading={<LoadingDots />}>
        {() => children}
      </Answer>
    </FormWidth>
  );
}

interface EditScreenProps<Data> extends Pick<FormScreenProps, 'title' | 'list'> {
  /** The row's id; another id starts a new form. */
  id: string;
  query: UseQueryResult<Data, unknown>;
  /** Renders the form with the first fresh answer. */
  children: (data: Data) => ReactNode;
}

/** `FormScreen` of an existing row. */
export function EditScreen<Data>({ id, query, children, ...screen }: EditScreenProps<Data>) {
  const data = useFirstFresh(id, query);
  return (
    <FormScreen {...screen} needs={[{ ...query, data }]}>
      {data !== undefined && <Fragment key={id}>{children(data)}</Fragment>}
    </FormScreen>
  );
}
