import { createFileRoute } from '@tanstack/react-router';
import { CambioPage } from '../../features/precios/cambio-page.tsx';
import { cambioPages } from '../../features/precios/queries.ts';
import { searchedBy, titled } from '../-route-options.ts';

const { search, title } = cambioPages('');

export const Route = createFileRoute('/_staff/cambio-de-precios/$cambio_id')({
  ...searchedBy(search),
  head: titled(title),
  component: CambioPage,
});
