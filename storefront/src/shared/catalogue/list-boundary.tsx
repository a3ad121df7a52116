import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { ErrorState } from 'ui-kit/error-state';
import { ProductGrid } from 'ui-kit/product-grid';
import { layout } from 'ui-kit/theme/tokens';
import { failureText } from '../failure-text.ts';

export interface ListBoundaryProps {
  children: ReactNode;
  /** Says which list it is: another one shows its skeletons instead of the list before. */
  listKey: string;
  /** The document's sentence for this list. */
  errorText: string;
  narrow?: boolean;
  /** Instead of product cards. */
  fallback?: ReactNode;
}

/** Skeletons while a list loads, and a way to try again when it failed; the page around it stays. */
export function ListBoundary({ children, listKey, errorText, narrow = false, fallback }: ListBoundaryProps) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(listKey);

  // The pager stands at the end of a list: another page is read from its beginning.
  useEffect(() => {
    if (shown.current === listKey) return;
    shown.current = listKey;
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView({ block: 'start' });
    // So does the keyboard, whose button went with the page before.
    if (document.activeElement === document.body) top.current?.focus({ preventScroll: true });
  }, [listKey]);

  return (
    <div ref={top} tabIndex={-1} style={{ scrollMarginTop: layout.header, outline: 'none' }}>
      <QueryErrorResetBoundary>
        {({ reset: forget }) => (
          <CatchBoundary
            getResetKey={() => listKey}
            errorComponent={({ error, reset }) => (
              <ErrorState
                title={errorText}
                text={failureText(error)}
                onRetry={() => {
                  forget();
                  reset();
                }}
              />
            )}
          >
            <Suspense key={listKey} fallback={fallback ?? <ProductGrid loading reducida={narrow} />}>
              {children}
            </Suspense>
          </CatchBoundary>
        )}
      </QueryErrorResetBoundary>
    </div>
  );
}
