import { LoadingDots } from 'ui-kit/loading-dots';

/** A page on its way, without a known shape. The router waits 150 ms before it shows this. */
export const PagePending = () => <LoadingDots showLabel />;
