import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import PaginationItem from '@mui/material/PaginationItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { getRouteApi } from '@tanstack/react-router';
import { LIMITS, type Usuario } from 'api-client/backoffice';
import { Answer } from 'app-core/queries/answer';
import { useRef } from 'react';
import { BackButton } from 'ui-kit/back-button';
import { EmptyState } from 'ui-kit/empty-state';
import { formatCuit } from 'ui-kit/forms/cuit';
import { LoadingDots } from 'ui-kit/loading-dots';
import { PageTitle } from 'ui-kit/page-title';
import { SearchField } from 'ui-kit/search-field';
import { Tag } from 'ui-kit/tag';
import { VisuallyHidden } from 'ui-kit/visually-hidden';
import { ButtonLink } from '../../shared/links.tsx';
import { useSearchShortcut } from '../../shared/shortcuts/use-list-shortcuts.ts';
import { useSearchFirst, useSearchRows } from '../../shared/use-search-rows.ts';
import { isDeactivated, useClientes } from './clientes.ts';
import { useChooseCliente } from './use-choose-cliente.ts';
import { nameOf } from './use-cliente.ts';

interface ClienteRowProps {
  usuario: Usuario;
  /** Enter in the search chooses this row. */
  active: boolean;
  onChoose: () => void;
}

/** A found account, and the button that chooses it. */
function ClienteRow({ usuario, active, onChoose }: ClienteRowProps) {
  const { nombre, apellido, nombre_comercio, email, dni, dado_de_alta } = usuario;
  const isClosed = isDeactivated(usuario);
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{
        p: 4,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        ...(active && { bgcolor: 'tint.leaf', borderColor: 'primary.main' }),
      }}
    >
      <Box sx={{ flex: '1 1 60%', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 'fontWeightMedium' }}>
          {nombre} {apellido} {isClosed && <Tag>Cuenta desactivada</Tag>}
          {!dado_de_alta && <Tag>Pendiente</Tag>}
        </Typography>
        <Typography variant="body2">{nombre_comercio}</Typography>
        <Typography variant="body2" color="textSecondary">
          {email}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          CUIT/CUIL {formatCuit(String(dni))}
        </Typography>
      </Box>
      <Button
        variant="outlined"
        disabled={isClosed}
        aria-label={`Elegir: ${nombre} ${apellido}`}
        onClick={onChoose}
      >
        Elegir
      </Button>
    </Paper>
  );
}

const BUTTONS = 5;

/** Returns up to five page numbers around the current page. */
export function pagesAround(page: number, pages: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(BUTTONS / 2), pages - BUTTONS + 1));
  return Array.from({ length: Math.min(BUTTONS, pages) }, (_, place) => first + place);
}

interface PageButtonsProps {
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

/** Five numbered page buttons, and one step to either side. */
function PageButtons({ page, pages, onChange }: PageButtonsProps) {
  if (pages < 2) return null;
  const step = (to: number) => ({ page: to, disabled: to < 1 || to > pages, onClick: () => onChange(to) });
  return (
    <Box
      component="nav"
      aria-label="Páginas"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        gap: { xs: 0, sm: 1 },
        mt: 4,
        // Fits all seven in one row on a phone.
        '& .MuiPaginationItem-root': { mx: { xs: 0, sm: 0.75 } },
      }}
    >
      <PaginationItem type="previous" size="large" aria-label="Anterior" {...step(page - 1)} />
      {pagesAround(page, pages).map((one) => (
        <PaginationItem
          key={one}
          size="large"
          selected={one === page}
          aria-current={one === page ? 'page' : undefined}
          aria-label={`Página ${one}`}
          {...step(one)}
        />
      ))}
      <PaginationItem type="next" size="large" aria-label="Siguiente" {...step(page + 1)} />
    </Box>
  );
}

const route = getRouteApi('/_staff/pedido-nuevo/buscar');
const PAGE_SIZE = 3;

/** 'Buscar Cliente': three customers per page; term and page are in the URL. Works by typing, arrows and Enter. */
export function SearchClientePage() {
  const { term, page: urlPage } = route.useSearch();
  const navigate = route.useNavigate();
  const choose = useChooseCliente();
  const { clientes, hasMore } = useClientes(term);
  const pages = Math.max(1, Math.ceil((clientes.data?.length ?? 0) / PAGE_SIZE));
  const page = Math.min(urlPage, pages);
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
