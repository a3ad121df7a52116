import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { tiendaGetOptions } from 'api-client/backoffice';

/** What the shop is called: as the operator's settings say it, until it is known what admins have written. */
export function useShopName(): string {
  const configured = useRouteContext({
    from: '__root__',
    select: ({ environment }) => environment.shopName,
  });
  const { data } = useQuery({ ...tiendaGetOptions(), meta: { ownErrors: true } });
  return data?.comercio?.nombre ?? configured;
}
