import { useQuery } from '@tanstack/react-query';
import { Answer } from 'app-core/queries/answer';
import type { CallOptions } from 'app-core/queries/call-options';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { ProductGrid } from 'ui-kit/product-grid';
import { layout } from 'ui-kit/theme/tokens';
import { failureText } from '../failure-text.ts';

export interface ListBoundaryProps<T> {
  options: CallOptions<T>;
  children: (data: T) => ReactNode;
  /** Says which list it is: another one begins anew, and at its top. */
  listKey: string;
  /** The document's sentence for this list. */
  errorText: string;
  /** Instead of product cards. */
  fallback?: ReactNode;
  /** False while it is not known yet whose list it is: it is on its way as well. */
  enabled?: boolean;
}

/** Skeletons while a list loads, and a way to try again when it failed; the page around it stays. */
export function ListBoundary<T>({ options, listKey, enabled = true, ...props }: ListBoundaryProps<T>) {
  const { children, errorText, fallback } = props;
  const query = useQuery({ ...options, enabled });
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
      <Fragment key={listKey}>
        <Answer
          query={enabled ? query : { ...query, data: undefined, error: null }}
          failed={errorText}
          reason={failureText}
          loading={fallback ?? <ProductGrid loading />}
        >
          {children}
        </Answer>
      </Fragment>
    </div>
  );
}
