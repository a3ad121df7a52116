import type { ErrorComponentProps } from '@tanstack/react-router';
import { useOnline } from 'app-core/connection/use-online';
import { messageOf } from 'app-core/queries/errors';
import { isMissingFile } from 'app-core/routing/missing-file';
import { useRetry } from 'app-core/routing/use-retry';
import { useEffect } from 'react';
import { ErrorState } from 'ui-kit/error-state';

/** The error page: what failed, why if known, and a retry. */
export function PageError({ error }: ErrorComponentProps) {
  const { busy, retry } = useRetry(error);
  const lacksSignal = !useOnline() && isMissingFile(error);
  useEffect(() => console.error(error), [error]);
  return (
    <ErrorState
      title="No se pudo mostrar esta página."
      text={lacksSignal ? 'Sin conexión.' : messageOf(error)}
      busy={busy}
      onRetry={() => void retry()}
    />
  );
}
