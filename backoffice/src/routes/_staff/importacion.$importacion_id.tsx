import { createFileRoute } from '@tanstack/react-router';
import { ImportacionPage } from '../../features/importaciones/importacion-page.tsx';
import { filasPages } from '../../features/importaciones/queries.ts';
import { searchedBy, titled } from '../-route-options.ts';

const { search, title } = filasPages('');

export const Route = createFileRoute('/_staff/importacion/$importacion_id')({
  ...searchedBy(search),
  head: titled(title),
  component: ImportacionPage,
});
