import { createFileRoute } from '@tanstack/react-router';
import { segundoFactorGetOptions } from 'api-client/backoffice';
import { SegundoFactorPage } from '../../features/segundo-factor/segundo-factor-page.tsx';
import { titled } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/segundo-factor')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(segundoFactorGetOptions());
  },
  head: titled('Verificación en dos pasos'),
  component: SegundoFactorPage,
});
