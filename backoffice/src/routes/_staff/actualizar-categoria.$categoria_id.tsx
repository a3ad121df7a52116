import { createFileRoute } from '@tanstack/react-router';
import { ActualizarFiltroPage } from '../../features/filtros/actualizar-filtro-page.tsx';
import { filtroOptions } from '../../features/filtros/queries.ts';
import { titled } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/actualizar-categoria/$categoria_id')({
  loader: ({ context, params: { categoria_id } }) => {
    void context.queryClient.prefetchQuery(filtroOptions('categoria', categoria_id));
  },
  head: titled('Actualizar Categoría'),
  component: Screen,
});

function Screen() {
  return <ActualizarFiltroPage tipo="categoria" id={Route.useParams().categoria_id} />;
}
