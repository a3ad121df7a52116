import { useCanGoBack, useRouter } from '@tanstack/react-router';

/** One page back; to the order itself when this page is the first that was opened. */
export function useGoBack(pedido_id: string) {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (options: { ignoreBlocker?: boolean } = {}): void => {
    if (canGoBack) router.history.back(options);
    else void router.navigate({ to: '/pedido/$pedido_id', params: { pedido_id }, ...options });
  };
}
