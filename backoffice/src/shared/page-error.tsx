import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { isModuleNotFoundError } from '@tanstack/router-core';
import { useEffect } from 'react';
import { ErrorState } from 'ui-kit/error-state';
import { messageOf } from './errors.ts';

export interface PageErrorProps extends ErrorComponentProps {
  /** What failed, in the document's words. */
  title?: string;
}

/** A screen that failed: what happened, why if known, and a way to try again. */
export function PageError({ error, reset, title = 'No se pudo mostrar esta página.' }: PageErrorProps) {
  const router = useRouter();
  const boundary = useQueryErrorResetBoundary();
  useEffect(() => {
    console.error(error);
    boundary.reset();
  }, [boundary, error]);
  const retry = async () => {
    // Many browsers remember that a file of the app could not be had: only a new page asks for it again.
    if (isModuleNotFoundError(error)) return window.location.reload();
    await router.invalidate();
    reset();
  };
  return <ErrorState title={title} text={messageOf(error)} onRetry={() => void retry()} />;
}
