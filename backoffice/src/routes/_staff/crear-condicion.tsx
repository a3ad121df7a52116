import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { NewCondicionPage } from '../../features/condiciones/condicion-form-page.tsx';
import { searchedBy, titled } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/crear-condicion')({
  ...searchedBy(z.object({ de: z.uuid().optional().catch(undefined) })),
  head: titled('Crear condiciones'),
  component: NewCondicionPage,
});
