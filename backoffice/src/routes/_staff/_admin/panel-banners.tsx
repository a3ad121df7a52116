import { createFileRoute } from '@tanstack/react-router';
import { bannersListOptions } from 'api-client/backoffice';
import { BannersPage } from '../../../features/banners/banners-page.tsx';
import { titled } from '../../-route-options.ts';

export const Route = createFileRoute('/_staff/_admin/panel-banners')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(bannersListOptions());
  },
  head: titled('Banners'),
  component: BannersPage,
});
