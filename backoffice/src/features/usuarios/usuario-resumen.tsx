import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import {
  type Pedido,
  type ResumenCliente,
  type Usuario,
  usuariosNotasOptions,
  usuariosResumenOptions,
} from 'api-client/backoffice';
import { Answer } from 'app-core/queries/answer';
import { type DataColumn, DataTable } from 'ui-kit/data-table';
import { EmptyState } from 'ui-kit/empty-state';
import { LoadingDots } from 'ui-kit/loading-dots';
import { formatMoney } from 'ui-kit/money';
import { SectionTitle } from 'ui-kit/section-title';
import { orderStatusColors } from 'ui-kit/theme/tokens';
import { wholeText } from 'ui-kit/whole-text';
import { estadoLabel } from '../../shared/estado-label.ts';
import { Figure, Figures } from '../../shared/figures.tsx';
import { ShortDate } from '../../shared/short-date.tsx';
import { TextLink } from '../../shared/text-link.tsx';
import { useHere } from '../../shared/use-return-to.ts';

/** A date, or a text without one. */
const When = ({ iso, none = 'Ninguno' }: { iso: string | null | undefined; none?: string }) =>
  iso ? <ShortDate iso={iso} breaks /> : <Typography color="textSecondary">{none}</Typography>;

function Numero({ pedido: { pedido_id, numero } }: { pedido: Pedido }) {
  return (
    <TextLink to="/pedido/$pedido_id" params={{ pedido_id }} state={useHere()}>
      {`N.º ${numero}`}
    </TextLink>
  );
}

const columns: readonly DataColumn<Pedido>[] = [
  // Numbers and amounts stay on one line, beside the customer's data as well.
  {
    key: 'numero',
    header: 'Pedido',
    width: 'fit',
    phone: 'title',
    cell: (pedido) => <Numero pedido={pedido} />,
  },
  { key: 'fecha', header: 'Fecha', cell: ({ fecha_pedido }) => <ShortDate iso={fecha_pedido} /> },
  { key: 'estado', header: 'Estado', cell: ({ estado_pedido }) => estadoLabel(estado_pedido) },
  {
    key: 'total',
    header: 'Total',
    align: 'right',
    width: 'fit',
    phone: 'aside',
    cell: ({ total_precio }) => formatMoney(total_precio),
  },
];

/** A customer's yearly orders, last activity, and newest orders. */
export function UsuarioResumen({ usuario }: { usuario: Usuario }) {
  const { usuario_id: id, dni } = usuario;
  const resumen = useQuery(usuariosResumenOptions({ path: { id } }));
  return (
    <section aria-labelledby="pedidos">
      <SectionTitle
        id="pedidos"
        action={
          <TextLink to="/panel-pedidos" search={{ texto: String(dni) }}>
            Ver todos sus pedidos
          </TextLink>
        }
      >
        Pedidos
      </SectionTitle>
      <Answer
        query={resumen}
        failed="No se pudieron cargar sus pedidos."
        loading={<LoadingDots label="Cargando sus pedidos" />}
      >
        {(data) => (
          <>
            <YearAndContact id={id} resumen={data} />
            <DataTable
              label="Últimos pedidos"
              columns={columns}
              rows={data.ultimos}
              rowKey={({ pedido_id }) => pedido_id}
              edgeColor={({ estado_pedido }) => orderStatusColors[estado_pedido].main}
              empty={<EmptyState title="Todavía no hizo ningún pedido" />}
            />
          </>
        )}
      </Answer>
    </section>
  );
}

function YearAndContact({ id, resumen }: { id: string; resumen: ResumenCliente }) {
  const notas = useQuery(usuariosNotasOptions({ path: { id } }));
  return (
    <Figures>
      <Figure label="Pedidos en un año">{wholeText(resumen.pedidos)}</Figure>
      <Figure label="Comprado en un año">{formatMoney(resumen.importe)}</Figure>
      <Figure label="Promedio por pedido">{formatMoney(resumen.promedio)}</Figure>
      <Figure label="Último pedido">
        <When iso={resumen.ultimos[0]?.fecha_pedido} />
      </Figure>
      <Figure label="Último uso de la tienda">
        <When iso={resumen.ultima_sesion} />
      </Figure>
      <Figure label="Última nota">
        <When iso={notas.data?.[0]?.fecha} none="Ninguna" />
      </Figure>
    </Figures>
  );
}
