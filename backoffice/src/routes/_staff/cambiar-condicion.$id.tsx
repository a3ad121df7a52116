import { createFileRoute } from '@tanstack/react-router';
import { ListaPage } from '../../features/precios/lista-page.tsx';
import { listaPages } from '../../features/precios/queries.ts';
import { searchedBy, titled } from '../-route-options.ts';

const { search, title } = listaPages('');

export const Route = createFileRoute('/_staff/cambiar-condicion/$id')({
  ...searchedBy(search),
  head: titled(title),
  component: ListaPage,
});
