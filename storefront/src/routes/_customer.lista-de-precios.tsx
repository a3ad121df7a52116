import { createFileRoute } from '@tanstack/react-router';
import { PriceListPage } from '../features/account/price-list-page.tsx';
import { links } from '../shared/links.ts';
import { headOf } from '../shared/seo.ts';

export const Route = createFileRoute('/_customer/lista-de-precios')({
  head: headOf({ title: 'Lista de precios', path: links.listaDePrecios, noindex: true }),
  component: PriceListPage,
});
