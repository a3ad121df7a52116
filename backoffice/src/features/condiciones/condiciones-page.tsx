import PriceChangeOutlined from '@mui/icons-material/PriceChangeOutlined';
import Box from '@mui/material/Box';
import { getRouteApi } from '@tanstack/react-router';
import { type Condicion, condicionesDelete } from 'api-client/backoffice';
import type { DataColumn } from 'ui-kit/data-table';
import { EmptyState } from 'ui-kit/empty-state';
import { wholeText } from 'ui-kit/whole-text';
import { termsTexts } from '../../shared/condicion-texts.ts';
import { CONDICIONES_QUERIES } from '../../shared/condiciones.ts';
import { ListPage } from '../../shared/list-page.tsx';
import { ListTable } from '../../shared/list-table.tsx';
import { AddLink } from '../../shared/list-toolbar.tsx';
import { RowLink } from '../../shared/row-action.tsx';
import { SecondLine } from '../../shared/second-line.tsx';
import { usePermisos } from '../../shared/session/permisos.ts';
import { LoneTextLink } from '../../shared/text-link.tsx';
import { useListPage } from '../../shared/use-list-page.ts';
import { useHere } from '../../shared/use-return-to.ts';
import { useRowChanges } from '../../shared/use-row-changes.tsx';
import { useRowLayout } from '../../shared/use-row-layout.ts';
import { Comparison, InPlanilla } from './lista-downloads.tsx';
import { NotVigente } from './not-vigente.tsx';
import { condicionesPages } from './queries.ts';
import { minimoText, reglasText } from './texts.ts';

const route = getRouteApi('/_staff/panel-condiciones');

const wraps = { minWidth: 0, overflowWrap: 'anywhere' } as const;

/** The general terms that the agreement sets, one per line. */
const Terms = ({ condicion }: { condicion: Condicion }) =>
  termsTexts(condicion).map((text) => <SecondLine key={text}>{text}</SecondLine>);

const reglas: DataColumn<Condicion> = {
  key: 'reglas',
  header: 'Porcentajes y términos',
  cell: (condicion) => (
    <Box sx={wraps}>
      {reglasText(condicion)}
      <Terms condicion={condicion} />
    </Box>
  ),
};

/** Below the actions: beside them, larger text has no room for an amount. */
const reglasOnCard: DataColumn<Condicion> = {
  ...reglas,
  hideHeader: true,
  cell: (condicion) => (
    <Box sx={{ ...wraps, minWidth: '80cqi' }}>
      <SecondLine>{reglasText(condicion)}</SecondLine>
      <Terms condicion={condicion} />
    </Box>
  ),
};

const figures: readonly DataColumn<Condicion>[] = [
  {
    key: 'precios',
    header: 'Precios propios',
    width: '11%',
    align: 'right',
    cell: ({ precios }) => wholeText(precios),
  },
  {
    key: 'clientes',
    header: 'Clientes',
    width: '11%',
    align: 'right',
    cell: ({ clientes }) => wholeText(clientes),
  },
  {
    key: 'minimo',
    header: 'Pedido mínimo',
    width: 'fit',
    align: 'right',
    cell: ({ monto_minimo }) => minimoText(monto_minimo),
  },
];

/** The commercial agreements; a customer without one has the shop's prices. */
export function CondicionesPage() {
  const { query, page } = useListPage(route, condicionesPages);
  const { showsCards, hasFewColumns } = useRowLayout();
  const { may } = usePermisos();
  const here = useHere();
  const { column, dialog } = useRowChanges<Condicion>({
    to: '/editar-condicion/$id',
    idOf: ({ condicion_id }) => condicion_id,
    nameOf: ({ nombre }) => nombre,
    first: ({ condicion_id: id, nombre }) => (
      <RowLink
        iconOnly
        label="Subir o bajar"
        context={nombre}
        icon={<PriceChangeOutlined />}
        to="/cambiar-condicion/$id"
        params={{ id }}
      />
    ),
    remove: (id) => condicionesDelete({ path: { id } }),
    changed: CONDICIONES_QUERIES,
    question: ({ nombre, precios }) => ({
      title: '¿Eliminar estas condiciones?',
      text: `${nombre}: se borran sus porcentajes y ${wholeText(precios)} precios propios. Ningún cliente las tiene.`,
    }),
    refusal: ({ clientes }) =>
      clientes > 0 && 'Hay clientes con estas condiciones. Dales otras antes de eliminarlas.',
  });
  // Figures in columns of their own leave too little room for the rules.
  const mergesFigures = showsCards || hasFewColumns;
  const columns: readonly DataColumn<Condicion>[] = [
    {
      key: 'nombre',
      header: 'Condiciones',
      width: mergesFigures ? '50%' : '22%',
      phone: 'title',
      cell: (condicion) => {
        const { condicion_id: id, nombre, precios, clientes, monto_minimo } = condicion;
        return (
          <Box sx={wraps}>
            <LoneTextLink to="/condicion/$id" params={{ id }} state={here}>
              {nombre}
            </LoneTextLink>
            <NotVigente condicion={condicion} />
            {mergesFigures && (
              <>
                <SecondLine>{`Clientes: ${wholeText(clientes)} · Precios propios: ${wholeText(precios)}`}</SecondLine>
                <SecondLine>{`Pedido mínimo: ${minimoText(monto_minimo)}`}</SecondLine>
              </>
            )}
          </Box>
        );
      },
    },
    showsCards ? reglasOnCard : reglas,
    ...(mergesFigures ? [] : figures),
    ...(may('condiciones.update') ? [column] : []),
  ];
  return (
    <ListPage
      {...page}
      actions={
        <>
          <Comparison />
          <InPlanilla />
        </>
      }
      toolbar={may('condiciones.create') && <AddLink to="/crear-condicion">Crear condiciones</AddLink>}
    >
      <ListTable
        query={query}
        label={condicionesPages.title}
        columns={columns}
        rows={({ condiciones }) => condiciones}
        rowKey={({ condicion_id }) => condicion_id}
        empty={
          <EmptyState
            announce="status"
            title="Todos los clientes tienen los precios de la tienda"
            text="Con unas condiciones, los clientes que elijas tienen otros precios, otro pedido mínimo y otro plazo de pago: «Supermercados» paga 8 % menos, por ejemplo."
          />
        }
      />
      {dialog}
    </ListPage>
  );
}
