import { createFileRoute } from '@tanstack/react-router';
import { PreciosPage } from '../../features/precios/precios-page.tsx';
import { vistaPreviaPages } from '../../features/precios/queries.ts';
import { searchedBy, titled } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/panel-precios')({
  ...searchedBy(vistaPreviaPages.search),
  head: titled(vistaPreviaPages.title),
  component: PreciosPage,
});
