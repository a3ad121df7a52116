import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { getRouteApi } from '@tanstack/react-router';
import { LIMITS } from 'api-client/backoffice';
import { Answer } from 'app-core/queries/answer';
import { BackButton } from 'ui-kit/back-button';
import { EmptyState } from 'ui-kit/empty-state';
import { LoadingDots } from 'ui-kit/loading-dots';
import { PageTitle } from 'ui-kit/page-title';
import { SearchField } from 'ui-kit/search-field';
import { ButtonLink } from '../../shared/links.tsx';
import { ClienteRow } from './cliente-row.tsx';
import { useClientes } from './clientes.ts';
import { PageButtons } from './page-buttons.tsx';
import { useChooseCliente } from './use-choose-cliente.ts';

const route = getRouteApi('/_staff/pedido-nuevo/buscar');
const PAGE_SIZE = 3;

/** 'Buscar Cliente': three at a time; term and page stand in the URL. */
export function SearchClientePage() {
  const { term, page: wanted } = route.useSearch();
  const navigate = route.useNavigate();
  const choose = useChooseCliente();
  const { clientes, hasMore } = useClientes(term);
  const pages = Math.max(1, Math.ceil((clientes.data?.length ?? 0) / PAGE_SIZE));
  const page = Math.min(wanted, pages);

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
      <SearchField
        value={term}
        onSearch={(term) => void navigate({ search: { term, page: 1 }, replace: true })}
        label="Buscar por nombre, comercio, email o CUIT/CUIL"
        placeholder="Nombre, comercio, email o CUIT"
        maxLength={LIMITS.termMax}
      />
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
                {found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((usuario) => (
                  <ClienteRow
                    key={usuario.usuario_id}
                    usuario={usuario}
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
