import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { usuariosPageOptions } from '../../features/usuarios/queries.ts';
import { UsuariosPage } from '../../features/usuarios/usuarios-page.tsx';
import { usuariosSearch } from '../../features/usuarios/usuarios-search.ts';

export const Route = createFileRoute('/_staff/panel-usuarios')({
  validateSearch: usuariosSearch,
  search: { middlewares: [stripSearchParams({ pagina: 1, buscar: '', inactivos: false })] },
  loaderDeps: ({ search }) => search,
  // The screen keeps the page before while the next one comes, so nothing waits for this.
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(usuariosPageOptions(deps));
  },
  head: ({ match }) => ({ meta: [{ title: `Área de Usuarios · ${match.context.environment.shopName}` }] }),
  component: UsuariosPage,
});
