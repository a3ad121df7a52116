import { createFileRoute } from '@tanstack/react-router';
import { estadoPrimerosPasosOptions } from 'api-client/backoffice';
import { PrimerosPasosPage } from '../../../features/primeros-pasos/primeros-pasos-page.tsx';
import { titled } from '../../-route-options.ts';

export const Route = createFileRoute('/_staff/_admin/primeros-pasos')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(estadoPrimerosPasosOptions());
  },
  head: titled('Primeros pasos'),
  component: PrimerosPasosPage,
});
