import { Suspense, useEffect } from 'react';
import { endTakingOver } from '../../shared/page-taken.ts';

/**
 * The outlet's page is taken over after its frame, in a boundary of its own, and a product's in one within that: React does
 * the boundaries of one depth together, in their order, so that what stands behind the page, as deep, comes last.
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
