import { createFileRoute } from '@tanstack/react-router';
import { MargenPage } from '../../../features/informes/margen-page.tsx';
import { margenList, resumenDeMargenOptions } from '../../../features/informes/queries.ts';
import { listRoute } from '../../-route-options.ts';

const list = listRoute(margenList);

export const Route = createFileRoute('/_staff/_admin/panel-margen')({
  ...list,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(resumenDeMargenOptions(deps));
    list.loader({ context, deps });
  },
  component: MargenPage,
});
