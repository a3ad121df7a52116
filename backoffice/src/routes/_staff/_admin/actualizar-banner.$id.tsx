import { createFileRoute } from '@tanstack/react-router';
import { bannersListOptions } from 'api-client/backoffice';
import { EditBannerPage } from '../../../features/banners/banner-page.tsx';
import { titled } from '../../-route-options.ts';

export const Route = createFileRoute('/_staff/_admin/actualizar-banner/$id')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(bannersListOptions());
  },
  head: titled('Editar banner'),
  component: EditBannerPage,
});
