import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { ClientesDeCondicion, Usuario } from 'api-client/backoffice';
import { totalPages } from 'app-core/paging';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useState } from 'react';
import type { DataColumn } from 'ui-kit/data-table';
import { EmptyState } from 'ui-kit/empty-state';
import { Pager } from 'ui-kit/pager';
import { SectionTitle } from 'ui-kit/section-title';
import { pageWidth } from 'ui-kit/theme/tokens';
import { useFoundClientes } from '../../shared/found-clientes.ts';
import { ListTable } from '../../shared/list-table.tsx';
import { NameLink } from '../../shared/name-link.tsx';
import { RowAction, RowActions } from '../../shared/row-action.tsx';
import { SearchedField } from '../../shared/searched-field.tsx';
import { SecondLine } from '../../shared/second-line.tsx';
import { usePermisos } from '../../shared/session/permisos.ts';
import { useGiveCondicion } from '../../shared/use-give-condicion.ts';
import { useRowLayout } from '../../shared/use-row-layout.ts';
import { clientesOptions } from './queries.ts';

type Cliente = ClientesDeCondicion['clientes'][number];

/** Staff do not order for themselves; a person of a shop has the owner's agreement. */
const takesCondicion = ({ titular_id, roles }: Usuario) =>
  !titular_id && !roles.includes('admin') && !roles.includes('empleado');

const useFoundTakers = (text: string) => useFoundClientes(text, takesCondicion);

interface ClientesSectionProps {
  id: string;
  /** The agreement's name; undefined while loading. */
  nombre: string | undefined;
}

/** The customers who have the agreement; they can be removed, and others added. Each change is saved at once. */
export function ClientesSection({ id, nombre }: ClientesSectionProps) {
  const [page, setPage] = useState(1);
  const query = useQuery({ ...clientesOptions(id, page), placeholderData: keepPreviousData });
  const { showsCards } = useRowLayout();
  const { may } = usePermisos();
  const give = useGiveCondicion();
  // Several customers can be added in a row: the field stays enabled and keeps the focus.
  const adding = useMutation({ mutationFn: give });
  const removal = useOnceAtATime({ mutationFn: give });
  const opens = may('usuarios.get');
  const gives = may('condiciones.dar');

  const add = (usuarioId: string) =>
    adding.mutate({
      usuarioId,
      condicionId: id,
      tell: (before) =>
        `El cliente tiene ahora «${nombre}»${before && before !== nombre ? `, en lugar de «${before}»` : ''}.`,
    });
  const remove = ({ usuario_id, nombre_comercio }: Cliente) =>
    removal.mutate({
      usuarioId: usuario_id,
      condicionId: null,
      tell: () => `${nombre_comercio} tiene ahora los precios de la tienda.`,
    });

  const columns: readonly DataColumn<Cliente>[] = [
    {
      key: 'cliente',
      header: 'Cliente',
      phone: 'title',
      cell: ({ usuario_id, nombre_comercio, nombre, apellido, esta_activo }) => (
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {opens ? (
            <NameLink to="/usuario/$usuario_id" params={{ usuario_id }}>
              {nombre_comercio}
            </NameLink>
          ) : (
            nombre_comercio
          )}
          <SecondLine>
            {[`${nombre} ${apellido}`.trim(), !esta_activo && 'cuenta desactivada']
              .filter(Boolean)
              .join(' · ')}
          </SecondLine>
        </Box>
      ),
    },
    ...(gives
      ? [
          {
            key: 'actions',
            header: 'Acciones',
            hideHeader: true,
            align: 'right',
            width: 'fit',
            phone: 'tools',
            cell: (cliente: Cliente) => (
              <RowActions>
                <RowAction
                  label="Quitar"
                  context={cliente.nombre_comercio}
                  icon={<CloseOutlined />}
                  iconOnly={showsCards}
                  busy={removal.isPending && removal.variables.usuarioId === cliente.usuario_id}
                  onClick={() => remove(cliente)}
                />
              </RowActions>
            ),
          } as const,
        ]
      : []),
  ];
  const pages = query.data && totalPages(query.data.total);
  // The last customer of the last page was removed.
  if (pages !== undefined && page > pages) setPage(pages);
  return (
    <Box component="section" aria-labelledby="clientes" sx={{ mt: 8, maxWidth: pageWidth.form }}>
      <SectionTitle id="clientes">Clientes</SectionTitle>
      {gives && may('usuarios.search') && (
        <Box sx={{ mb: 4 }}>
          <SearchedField
            label="Agregar un cliente"
            hint="Escribe el nombre, el comercio o el CUIT"
            none="No se encontró a ningún cliente"
            id={undefined}
            name={undefined}
            clears
            onSelect={(chosen) => chosen !== undefined && add(chosen)}
            useFound={useFoundTakers}
          />
        </Box>
      )}
      <ListTable
        query={query}
        failed="Error al cargar los clientes"
        label="Clientes"
        columns={columns}
        rows={({ clientes }) => clientes}
        rowKey={({ usuario_id }) => usuario_id}
        empty={
          <EmptyState
            title="Ningún cliente tiene estas condiciones"
            text="Agrégalos aquí, o elige las condiciones en la página de cada cliente."
          />
        }
      />
      {pages !== undefined && pages > 1 && (
        <Pager
          label="Páginas de clientes"
          page={page}
          totalPages={pages}
          busy={query.isPlaceholderData}
          onChange={setPage}
        />
      )}
    </Box>
  );
}
