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
  /** Identifies the list: a new key shows another list from its top. */
  listKey: string;
  /** The document's error message for this list. */
  errorText: string;
  /** Skeleton; default: product cards. */
  fallback?: ReactNode;
  /** False while the session is unknown: the skeleton shows. */
  enabled?: boolean;
}

/** Shows skeletons while a list loads, and an error with retry if it fails. The page around stays. */
export function ListBoundary<T>({ options, listKey, enabled = true, ...props }: ListBoundaryProps<T>) {
  const { children, errorText, fallback } = props;
  const query = useQuery({ ...options, enabled });
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(listKey);

  // Pager at the end of the list: start the next page from the top.
  useEffect(() => {
    if (shown.current === listKey) return;
    shown.current = listKey;
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView({ block: 'start' });
    // The focused pager button was unmounted: focus the list.
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
