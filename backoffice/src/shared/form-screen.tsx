import type { ReactNode } from 'react';
import { BackButton } from 'ui-kit/back-button';
import { ErrorState } from 'ui-kit/error-state';
import { LoadingDots } from 'ui-kit/loading-dots';
import { PageTitle } from 'ui-kit/page-title';
import { messageOf } from './errors.ts';
import { FormWidth } from './form-width.tsx';

/** An answer that the form can't do without. */
export interface Needed {
  data: unknown;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface FormScreenProps {
  title: string;
  /** Where the back button leads. */
  back: string;
  needs?: readonly Needed[];
  /** Shown once all that it needs is there. */
  children: ReactNode;
}

/** Title, way back and form; or the dots while it loads; or why there is none. */
export function FormScreen({ title, back, needs = [], children }: FormScreenProps) {
  const missing = needs.filter(({ data }) => data === undefined);
  return (
    <FormWidth>
      <PageTitle before={<BackButton href={back} />}>{title}</PageTitle>
      {missing.length === 0 ? children : <Waiting missing={missing} />}
    </FormWidth>
  );
}

function Waiting({ missing }: { missing: readonly Needed[] }) {
  const failed = missing.filter(({ error }) => error);
  if (failed.length === 0) return <LoadingDots />;
  return (
    <ErrorState
      title="Error al cargar los datos"
      text={messageOf(failed[0]?.error)}
      busy={failed.some(({ isFetching }) => isFetching)}
      onRetry={() => {
        for (const one of failed) void one.refetch();
      }}
    />
  );
}
