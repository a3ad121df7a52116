import { createFileRoute } from '@tanstack/react-router';
import { ActualizarFiltroPage } from '../../features/filtros/actualizar-filtro-page.tsx';
import { filtroOptions } from '../../features/filtros/queries.ts';

export const Route = createFileRoute('/_staff/actualizar-categoria/$categoria_id')({
  loader: ({ context, params: { categoria_id } }) => {
    void context.queryClient.prefetchQuery(filtroOptions('categoria', categoria_id));
  },
  head: ({ match }) => ({
    meta: [{ title: `Actualizar Categoría · ${match.context.environment.shopName}` }],
  }),
  component: Screen,
});

function Screen() {
  return <ActualizarFiltroPage tipo="categoria" id={Route.useParams().categoria_id} />;
}
