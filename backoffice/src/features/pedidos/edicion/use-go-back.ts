import { useCanGoBack, useRouter } from '@tanstack/react-router';

/** Goes one page back, or to the order when this page was opened first. */
export function useGoBack(pedido_id: string) {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (options: { ignoreBlocker?: boolean } = {}): void => {
    if (canGoBack) router.history.back(options);
    else void router.navigate({ to: '/pedido/$pedido_id', params: { pedido_id }, ...options });
  };
}
