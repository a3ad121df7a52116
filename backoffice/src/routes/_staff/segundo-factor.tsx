import { createFileRoute } from '@tanstack/react-router';
import { segundoFactorGetOptions } from 'api-client/backoffice';
import { z } from 'zod';
import { SegundoFactorPage } from '../../features/segundo-factor/segundo-factor-page.tsx';
import { titled } from '../-route-options.ts';

/** The page that was requested before the redirect. */
const search = z.object({ returnTo: z.string().optional().catch(undefined) });

export const Route = createFileRoute('/_staff/segundo-factor')({
  validateSearch: search,
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(segundoFactorGetOptions());
  },
  head: titled('Verificación en dos pasos'),
  component: SegundoFactorPage,
});
