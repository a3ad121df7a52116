import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { NewSinonimoPage } from '../../features/sinonimos/sinonimo-page.tsx';
import { searchedBy, titled } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/crear-sinonimo')({
  ...searchedBy(z.object({ palabra: z.string().default('').catch('') })),
  head: titled('Agregar sinónimos'),
  component: NewSinonimoPage,
});
