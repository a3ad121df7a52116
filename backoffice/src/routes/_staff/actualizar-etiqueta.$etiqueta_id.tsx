import { createFileRoute } from '@tanstack/react-router';
import { ActualizarFiltroPage } from '../../features/filtros/actualizar-filtro-page.tsx';
import { filtroOptions } from '../../features/filtros/queries.ts';
import { titled } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/actualizar-etiqueta/$etiqueta_id')({
  loader: ({ context, params: { etiqueta_id } }) => {
    void context.queryClient.prefetchQuery(filtroOptions('etiqueta', etiqueta_id));
  },
  head: titled('Actualizar Etiqueta'),
  component: Screen,
});

function Screen() {
  return <ActualizarFiltroPage tipo="etiqueta" id={Route.useParams().etiqueta_id} />;
}
