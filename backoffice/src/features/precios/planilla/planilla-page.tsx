import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { LIMITS, preciosPlanilla } from 'api-client/backoffice';
import { BackButton } from 'ui-kit/back-button';
import { CellNumberInput } from 'ui-kit/cell-number-input';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import type { DataColumn } from 'ui-kit/data-table';
import { EmptyState } from 'ui-kit/empty-state';
import { formatMoney } from 'ui-kit/money';
import { layout, least } from 'ui-kit/theme/tokens';
import { useTyped } from 'ui-kit/typed';
import { wholeText } from 'ui-kit/whole-text';
import { FilterSelect } from '../../../shared/filter-select.tsx';
import { ListPage } from '../../../shared/list-page.tsx';
import { ListTable } from '../../../shared/list-table.tsx';
import { ListSearch } from '../../../shared/list-toolbar.tsx';
import { optionsQuery } from '../../../shared/producto-options.ts';
import { SecondLine } from '../../../shared/second-line.tsx';
import { useLastGood } from '../../../shared/use-last-good.ts';
import { useListPage } from '../../../shared/use-list-page.ts';
import { preciosText } from '../cambio-texts.ts';
import { useApplyPrecios } from '../use-apply-precios.ts';
import { planillaPages } from './planilla-search.ts';
import { hasSeveralCells, type Planilla, type PlanillaLinea, usePlanilla } from './use-planilla.ts';

const route = getRouteApi('/_staff/planilla-de-precios');
const WIDTH = { width: { xs: '100%', sm: layout.filter } } as const;

const HELP =
  'Copia una columna de precios de tu planilla de cálculo y pégala en el primer precio que cambia. Con dos columnas, nombre y precio, cada precio encuentra su producto.';

/** Prices typed one by one or pasted from a spreadsheet; previewed and changed together. */
export function PlanillaPage() {
  const { search, query, change, page } = useListPage(route, planillaPages);
  const options = useQuery(optionsQuery());
  const { productos = [], total = 0 } = query.data ?? {};
  const planilla = usePlanilla(productos);
  useTyped(planilla.changes.length > 0, { text: 'Se pierden los precios que escribiste.' });
  return (
    <>
      <BackButton href="/panel-precios" />
      <ListPage
        {...page}
        total={undefined}
        toolbar={
          <>
            <ListSearch label="Buscar producto" value={search.term} onSearch={(term) => change({ term })} />
            <FilterSelect
              label="Marca"
              all="Todas"
              query={options}
              options={options.data?.marcas ?? []}
              value={search.marca}
              onChange={(marca) => change({ marca })}
              sx={WIDTH}
            />
            <FilterSelect
              label="Categoría"
              all="Todas"
              query={options}
              options={options.data?.categorias ?? []}
              value={search.categoria}
              onChange={(categoria) => change({ categoria })}
              sx={WIDTH}
            />
          </>
        }
      >
        <SecondLine>{HELP}</SecondLine>
        {total > LIMITS.pageMax && (
          <SecondLine>{`Se muestran ${wholeText(LIMITS.pageMax)} de ${wholeText(total)} productos.`}</SecondLine>
        )}
        <ApplyPlanilla planilla={planilla} />
        <ListTable
          query={query}
          failed="Error al obtener los productos"
          label="Planilla de precios"
          columns={planillaColumns(planilla)}
          rows={() => planilla.lineas}
          rowKey={({ producto }) => producto.producto_id}
          empty={<EmptyState announce="status" title="No se han encontrado productos" />}
        />
      </ListPage>
    </>
  );
}

const percent = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

function formatRise({ antes, precio, error }: PlanillaLinea): string {
  if (precio === null || precio === antes || error !== undefined || antes === 0) return '—';
  return `${percent.format((precio / antes - 1) * 100)} %`;
}

/** Each product's price, a field for the new price that accepts a pasted column, and the difference. */
const planillaColumns = ({
  set,
  paste,
}: Pick<Planilla, 'set' | 'paste'>): readonly DataColumn<PlanillaLinea>[] => [
  {
    key: 'producto',
    header: 'Producto',
    phone: 'title',
    cell: ({ producto: { nombre, marca } }) => (
      <div>
        {nombre}
        <SecondLine>{marca.nombre}</SecondLine>
      </div>
    ),
  },
  {
    key: 'antes',
    header: 'Ahora',
    align: 'right',
    width: least.amount,
    phone: 'figure',
    cell: ({ antes }) => formatMoney(antes),
  },
  {
    key: 'precio',
    header: 'Nuevo',
    align: 'right',
    width: '26%',
    phone: 'figure',
    cell: ({ producto, precio, error }) => (
      <span
        style={{ display: 'grid' }}
        onPasteCapture={(event) => {
          const text = event.clipboardData.getData('text/plain');
          if (!hasSeveralCells(text)) return;
          event.preventDefault();
          event.stopPropagation();
          paste(producto, text);
        }}
      >
        <CellNumberInput
          label={`Precio nuevo de ${producto.nombre}`}
          column="precio"
          kind="money"
          value={precio}
          onChange={(next) => set(producto, next)}
          {...(error !== undefined && { error })}
        />
      </span>
    ),
  },
  { key: 'cambio', header: 'Diferencia', align: 'right', width: 'fit', phone: 'figure', cell: formatRise },
];

interface SeenPlanilla {
  changes: readonly PlanillaLinea[];
}

const send = ({ changes }: SeenPlanilla, key: string) =>
  preciosPlanilla({
    body: {
      precios: changes.map(({ producto: { producto_id }, antes, precio }) => ({
        producto_id,
        antes,
        precio: precio ?? antes,
      })),
    },
    headers: { 'Idempotency-Key': key },
  });

const countOf = (changes: readonly PlanillaLinea[]) => {
  const suben = changes.filter(({ antes, precio }) => precio !== null && precio > antes).length;
  return { suben, bajan: changes.length - suben };
};

/** Returns why the sheet can't be sent; undefined if it can. */
function findRefusal({ wrong, changes }: Planilla): string | undefined {
  if (wrong > 0) return `${wrong} ${wrong === 1 ? 'precio no sirve' : 'precios no sirven'} todavía.`;
  return changes.length > LIMITS.pageMax ? `Se cambian hasta ${LIMITS.pageMax} precios por vez.` : undefined;
}

/** The number of changes, pasted rows without a product, and the apply button. */
function ApplyPlanilla({ planilla }: { planilla: Planilla }) {
  const { changes, left, isTouched, clear } = planilla;
  const apply = useApplyPrecios(send);
  const lastAsked = useLastGood(apply.asked);
  const refusal = findRefusal(planilla);
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap', alignItems: 'center', my: 4 }}>
      <Button
        variant="contained"
        disabled={changes.length === 0 || refusal !== undefined}
        onClick={() => apply.ask({ changes })}
      >
        {changes.length > 0 ? `Cambiar ${preciosText(changes.length)}` : 'Ningún precio cambia'}
      </Button>
      {isTouched && (
        <Button variant="text" onClick={clear}>
          Volver a los precios de ahora
        </Button>
      )}
      <Typography role="status" variant="body2">
        {refusal}{' '}
        {left.length > 0 &&
          `No encontraron su producto: ${left.slice(0, 10).join(', ')}${left.length > 10 ? '…' : ''}.`}
      </Typography>
      {lastAsked && (
        <ConfirmDialog
          open={apply.asked !== undefined}
          title={`¿Cambiar ${preciosText(lastAsked.changes.length)}?`}
          text={`Suben ${countOf(lastAsked.changes).suben} y bajan ${countOf(lastAsked.changes).bajan}. La tienda los muestra enseguida. Se puede deshacer en «Cambios hechos».`}
          busy={apply.busy}
          onConfirm={apply.confirm}
          onCancel={apply.cancel}
          onLeave={apply.leave}
          texts={{ confirm: 'Sí, cambiar' }}
        />
      )}
    </Stack>
  );
}
