import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { getRouteApi } from '@tanstack/react-router';
import { LIMITS } from 'api-client/backoffice';
import { Answer } from 'app-core/queries/answer';
import { useRef } from 'react';
import { BackButton } from 'ui-kit/back-button';
import { EmptyState } from 'ui-kit/empty-state';
import { LoadingDots } from 'ui-kit/loading-dots';
import { PageTitle } from 'ui-kit/page-title';
import { SearchField } from 'ui-kit/search-field';
import { VisuallyHidden } from 'ui-kit/visually-hidden';
import { ButtonLink } from '../../shared/links.tsx';
import { useSearchShortcut } from '../../shared/shortcuts/use-list-shortcuts.ts';
import { useSearchFirst, useSearchRows } from '../../shared/use-search-rows.ts';
import { ClienteRow } from './cliente-row.tsx';
import { isDeactivated, useClientes } from './clientes.ts';
import { PageButtons } from './page-buttons.tsx';
import { useChooseCliente } from './use-choose-cliente.ts';
import { nameOf } from './use-cliente.ts';

const route = getRouteApi('/_staff/pedido-nuevo/buscar');
const PAGE_SIZE = 3;

/** 'Buscar Cliente': three customers per page; term and page are in the URL. Works by typing, arrows and Enter. */
export function SearchClientePage() {
  const { term, page: wanted } = route.useSearch();
  const navigate = route.useNavigate();
  const choose = useChooseCliente();
  const { clientes, hasMore } = useClientes(term);
  const pages = Math.max(1, Math.ceil((clientes.data?.length ?? 0) / PAGE_SIZE));
  const page = Math.min(wanted, pages);
  const rows = clientes.data?.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) ?? [];
  const search = useRef<HTMLDivElement>(null);
  useSearchFirst(search);
  useSearchShortcut(search);
  const { active, moved, onKeyDown } = useSearchRows({
    rows,
    rowKey: ({ usuario_id }) => usuario_id,
    term,
    shown: clientes.data !== undefined,
    ready: !clientes.isFetching,
    // Before the results are shown, Enter chooses a customer only when exactly one matches.
    onTake: (usuario, seen) => {
      if ((seen || clientes.data?.length === 1) && !isDeactivated(usuario))
        choose(usuario.usuario_id, usuario);
    },
  });

  return (
    <>
      <PageTitle
        before={<BackButton href="/pedido-nuevo" />}
        actions={
          <ButtonLink to="/pedido-nuevo/registrar" variant="outlined">
            Registrar usuario
          </ButtonLink>
        }
      >
        Buscar Cliente
      </PageTitle>
      <Box ref={search} role="search" onKeyDown={onKeyDown}>
        <VisuallyHidden role="status">{moved && active && nameOf(active)}</VisuallyHidden>
        <SearchField
          value={term}
          onSearch={(term) => void navigate({ search: { term, page: 1 }, replace: true })}
          label="Buscar por nombre, comercio, email o CUIT/CUIL"
          placeholder="Nombre, comercio, email o CUIT"
          maxLength={LIMITS.termMax}
        />
      </Box>
      <Box sx={{ mt: 4 }}>
        <Answer
          query={clientes}
          failed="No se pudieron cargar los usuarios."
          loading={<LoadingDots showLabel />}
        >
          {(found) =>
            found.length === 0 ? (
              <EmptyState title="No se encontraron usuarios." />
            ) : (
              <Box
                component="ul"
                aria-label="Usuarios"
                sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}
              >
                {rows.map((usuario) => (
                  <ClienteRow
                    key={usuario.usuario_id}
                    usuario={usuario}
                    active={usuario === active}
                    onChoose={() => choose(usuario.usuario_id, usuario)}
                  />
                ))}
              </Box>
            )
          }
        </Answer>
        <PageButtons
          page={page}
          pages={pages}
          onChange={(to) => void navigate({ search: (now) => ({ ...now, page: to }) })}
        />
        {hasMore && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
            Hay más usuarios: escribe algo más para encontrar al que buscas.
          </Typography>
        )}
      </Box>
    </>
  );
}
