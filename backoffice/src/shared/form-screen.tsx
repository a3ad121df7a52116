import { Answer, type Asked, together } from 'app-core/queries/answer';
import type { ReactNode } from 'react';
import { BackButton } from 'ui-kit/back-button';
import { LoadingDots } from 'ui-kit/loading-dots';
import { PageTitle } from 'ui-kit/page-title';
import { FormWidth } from './form-width.tsx';
import { useReturnTo } from './use-return-to.ts';

export interface FormScreenProps {
  title: string;
  /** The list that it belongs to: where the back button leads, unless it was opened from elsewhere. Without one there is no button. */
  list: string | undefined;
  /** Answers that the form can't do without. */
  needs?: readonly Asked<unknown>[];
  /** Room for two columns of fields. */
  wide?: boolean;
  /** Shown once all that it needs is there. */
  children: ReactNode;
}

/** Title, way back and form; or the dots while it loads; or why there is none. */
export function FormScreen({ title, list, needs = [], wide, children }: FormScreenProps) {
  const { href } = useReturnTo(list ?? '');
  return (
    <FormWidth {...(wide && { wide })}>
      <PageTitle before={list !== undefined && <BackButton href={href} />}>{title}</PageTitle>
      <Answer query={together(needs)} failed="Error al cargar los datos" loading={<LoadingDots />}>
        {() => children}
      </Answer>
    </FormWidth>
  );
}
