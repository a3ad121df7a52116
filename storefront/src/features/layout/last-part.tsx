import { Suspense, useEffect } from 'react';
import { endTakingOver } from '../../shared/page-taken.ts';

/**
 * Marks the end of hydration. React hydrates boundaries of one depth in document order. The page is one boundary deep
 * and a product two, so this element needs the same depth to come last.
 */
export const LastPart = () => (
  <Suspense>
    <Suspense>
      <Taken />
    </Suspense>
  </Suspense>
);

function Taken() {
  useEffect(endTakingOver, []);
  return null;
}
