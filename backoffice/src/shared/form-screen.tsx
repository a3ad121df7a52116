import { Answer, combineQueries, type QueryParts } from 'app-core/queries/answer';
import type { ReactNode } from 'react';
import { BackButton } from 'ui-kit/back-button';
import { LoadingDots } from 'ui-kit/loading-dots';
import { PageTitle } from 'ui-kit/page-title';
import { FormWidth } from './form-width.tsx';
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
