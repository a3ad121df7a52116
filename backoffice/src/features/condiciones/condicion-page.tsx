import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import PriceChangeOutlined from '@mui/icons-material/PriceChangeOutlined';
import Chip from '@mui/material/Chip';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Answer } from 'app-core/queries/answer';
import { BackButton } from 'ui-kit/back-button';
import { EmptyState } from 'ui-kit/empty-state';
import { lateView, useLateView } from 'ui-kit/late-view';
import { wholeText } from 'ui-kit/whole-text';
import type { CantidadesDialogProps } from '../../shared/cantidades/cantidades-dialog.tsx';
import { condicionOptions } from '../../shared/condiciones.ts';
import { ButtonLink } from '../../shared/links.tsx';
import { ListPage } from '../../shared/list-page.tsx';
import { ListTable } from '../../shared/list-table.tsx';
import { ListSearch } from '../../shared/list-toolbar.tsx';
import { usePermisos } from '../../shared/session/permisos.ts';
import { useTabSubject } from '../../shared/tab-subject.tsx';
import { useLazyDialog } from '../../shared/use-lazy-dialog.ts';
import { useListPage } from '../../shared/use-list-page.ts';
import { useHere, useReturnTo } from '../../shared/use-return-to.ts';
import { useRowLayout } from '../../shared/use-row-layout.ts';
import { CondicionSummary } from './condicion-summary.tsx';
import { Comparison, InPlanilla, ListaDownloads } from './lista-downloads.tsx';
import { precioColumns } from './precio-columns.tsx';
import type { PrecioDialogProps } from './precio-dialog.tsx';
import { preciosOptions, preciosSearch } from './queries.ts';
import type { PrecioRow } from './texts.ts';
import { useChangePrecios } from './use-change-precios.ts';

/** Lazy: the customers are below the prices. */
const clientes = lateView(async () => (await import('./clientes-section.tsx')).ClientesSection);
const precioDialog = lateView(async () => (await import('./precio-dialog.tsx')).PrecioDialog);

const cantidadesDialog = lateView(
  async () => (await import('../../shared/cantidades/cantidades-dialog.tsx')).CantidadesDialog,
);

const route = getRouteApi('/_staff/condicion/$id');

/** An agreement: what it does to each price, and which customers have it. */
export function CondicionPage() {
  const { id } = route.useParams();
  const condicion = useQuery(condicionOptions(id));
  useTabSubject(condicion.data?.nombre);
  const { search, query, change, page } = useListPage(route, {
    title: condicion.data?.nombre ?? 'Condiciones',
    search: preciosSearch,
    options: (now) => preciosOptions(id, now),
  });
  const { showsCards, hasFewColumns } = useRowLayout();
  const { may } = usePermisos();
  const here = useHere();
  const { href } = useReturnTo('/panel-condiciones');
  const precio = useLazyDialog<PrecioRow, PrecioDialogProps>(precioDialog);
  const cantidades = useLazyDialog<PrecioRow, CantidadesDialogProps>(cantidadesDialog);
  const Clientes = useLateView(clientes, may('condiciones.clientes'));
  const descuento = condicion.data?.descuento ?? null;
  const changePrecio = useChangePrecios(id, descuento);
  const writes = may('condiciones.cambiarPrecios');

  const columns = precioColumns({
    showsCards,
    iconOnly: showsCards || hasFewColumns,
    onPrecio: writes ? precio.openFor : undefined,
    onCantidades: may('cantidades.cambiar') ? cantidades.openFor : undefined,
  });

  return (
    <>
      <ListPage
        {...page}
        before={<BackButton href={href} />}
        actions={
          <>
            <ListaDownloads id={id} />
            <InPlanilla id={id} />
            <Comparison id={id} />
            {writes && (
              <>
                <ButtonLink
                  to="/cambiar-condicion/$id"
                  params={{ id }}
                  state={here}
                  variant="outlined"
                  startIcon={<PriceChangeOutlined />}
                >
                  Subir o bajar
                </ButtonLink>
                <ButtonLink
                  to="/crear-condicion"
                  search={{ de: id }}
                  state={here}
                  variant="outlined"
                  startIcon={<ContentCopyOutlined />}
                >
                  Duplicar
                </ButtonLink>
                <ButtonLink
                  to="/editar-condicion/$id"
                  params={{ id }}
                  state={here}
                  variant="outlined"
                  startIcon={<EditOutlined />}
                >
                  Editar
                </ButtonLink>
              </>
            )}
          </>
        }
        toolbar={
          <>
            <Answer query={condicion} failed="No se encontraron las condiciones.">
              {(data) => data && <CondicionSummary condicion={data} />}
            </Answer>
            <ListSearch
              label="Buscar producto"
              value={search.term}
              onSearch={(next) => change({ term: next })}
            />
            <Chip
              label={`Solo precios propios${condicion.data ? ` (${wholeText(condicion.data.precios)})` : ''}`}
              color={search.propios ? 'primary' : 'default'}
              variant={search.propios ? 'filled' : 'outlined'}
              aria-pressed={search.propios === 'si'}
              onClick={() => change({ propios: search.propios ? undefined : 'si' })}
            />
          </>
        }
      >
        <ListTable
          query={query}
          label="Precios"
          columns={columns}
          rows={({ productos }) => productos}
          rowKey={({ producto_id }) => producto_id}
          empty={
            <EmptyState
              announce="status"
              title={
                search.propios && search.term === '' ? 'Sin precios propios' : 'No se encontraron productos'
              }
              text={
                search.propios && search.term === ''
                  ? 'Los precios siguen a los de la tienda, con los porcentajes.'
                  : 'Prueba con otra palabra.'
              }
            />
          }
        />
      </ListPage>
      {Clientes && <Clientes key={id} id={id} nombre={condicion.data?.nombre} />}
      {precio.subject && precio.Dialog && (
        <precio.Dialog
          key={precio.subject.producto_id}
          condicion_id={id}
          row={precio.subject}
          descuento={descuento}
          save={changePrecio}
          onClose={precio.close}
        />
      )}
      {cantidades.subject && cantidades.Dialog && (
        <cantidades.Dialog
          key={`cantidades ${cantidades.subject.producto_id}`}
          {...cantidades.subject}
          condicion_id={id}
          onClose={cantidades.close}
        />
      )}
    </>
  );
}
