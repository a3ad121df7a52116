import { LoadingDots } from 'ui-kit/loading-dots';

/** A loading page without a known shape. The router waits 150 ms before showing it. */
export const PagePending = () => <LoadingDots showLabel />;
