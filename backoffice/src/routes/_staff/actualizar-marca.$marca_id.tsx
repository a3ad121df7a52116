import { createFileRoute } from '@tanstack/react-router';
import { ActualizarFiltroPage } from '../../features/filtros/actualizar-filtro-page.tsx';
import { filtroOptions } from '../../features/filtros/queries.ts';
import { titled } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/actualizar-marca/$marca_id')({
  loader: ({ context, params: { marca_id } }) => {
    void context.queryClient.prefetchQuery(filtroOptions('marca', marca_id));
  },
  head: titled('Actualizar Marca'),
  component: Screen,
});

function Screen() {
  return <ActualizarFiltroPage tipo="marca" id={Route.useParams().marca_id} />;
}
