import CloseOutlined from '@mui/icons-material/CloseOutlined';
import DoneAllOutlined from '@mui/icons-material/DoneAllOutlined';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import { getRouteApi } from '@tanstack/react-router';
import { LIMITS } from 'api-client/backoffice';
import { useState } from 'react';
import type { DataColumn } from 'ui-kit/data-table';
import { EmptyState } from 'ui-kit/empty-state';
import { wholeText } from 'ui-kit/whole-text';
import { ListPage } from '../../../shared/list-page.tsx';
import { ListTable } from '../../../shared/list-table.tsx';
import { RowAction, RowActions } from '../../../shared/row-action.tsx';
import { SecondLine } from '../../../shared/second-line.tsx';
import { SelectionButton } from '../../../shared/selection-button.tsx';
import { useListPage } from '../../../shared/use-list-page.ts';
import { useRowLayout } from '../../../shared/use-row-layout.ts';
import { useSelection } from '../../../shared/use-selection.ts';
import { keyOf, marcaOf, type Propuesta, propuestasPages, undecided } from './propuestas-list.ts';
import { useDecideTamanos } from './use-decide-tamanos.ts';

const route = getRouteApi('/_staff/panel-tamanos');

const counted = (count: number, one: string, many: string) =>
  count === 1 ? one : `${wholeText(count)} ${many}`;
const TOO_MANY = `Se deciden hasta ${LIMITS.pageMax} grupos por vez.`;

/** Groups of products that seem to be sizes of one product; staff confirm all, some or none. */
export function TamanosPage() {
  const { query, page } = useListPage(route, propuestasPages);
  const rows = query.data?.propuestas ?? [];
  const { selected, select, selectionProps } = useSelection(rows, keyOf);
  /** Ids of products that do not belong to their group. */
  const { hasFewColumns } = useRowLayout();
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const { mutate, isPending } = useDecideTamanos();

  const idsOf = ({ productos }: Propuesta) => productos.map(({ producto_id }) => producto_id);
  const listIdsToGroup = (propuesta: Propuesta) => idsOf(propuesta).filter((id) => !excluded.has(id));
  const group = (propuestas: readonly Propuesta[]) => {
    const groups = propuestas.map(listIdsToGroup).filter((ids) => ids.length > 1);
    if (groups.length === 0) return;
    select(selected.filter((one) => !propuestas.includes(one)));
    mutate({
      grupos: groups.map((ids) => undecided(ids, 'juntos')),
      tell: `${counted(groups.length, 'Un producto agrupado', 'productos agrupados')} con sus tamaños.`,
      withUndo: true,
    });
  };
  const dismiss = (propuestas: readonly Propuesta[]) => {
    select(selected.filter((one) => !propuestas.includes(one)));
    mutate({
      grupos: propuestas.map((one) => undecided(idsOf(one), 'separados')),
      tell: `${counted(propuestas.length, 'Propuesta descartada', 'propuestas descartadas')}: cada producto queda solo.`,
      withUndo: true,
    });
  };
  const toggle = (id: string, isIncluded: boolean) => {
    const next = new Set(excluded);
    if (isIncluded) next.delete(id);
    else next.add(id);
    setExcluded(next);
  };

  const columns: readonly DataColumn<Propuesta>[] = [
    {
      key: 'producto',
      header: 'Producto',
      width: '30%',
      phone: 'title',
      cell: (propuesta) => (
        <div>
          {propuesta.nombre}
          <SecondLine>{marcaOf(propuesta)}</SecondLine>
        </div>
      ),
    },
    {
      key: 'tamanos',
      header: 'Sus tamaños',
      phone: 'line',
      cell: ({ nombre, productos }) => (
        <FormGroup aria-label={`Tamaños de ${nombre}`} role="group">
          {productos.map(({ producto_id, nombre }) => (
            <FormControlLabel
              key={producto_id}
              label={nombre}
              control={
                <Checkbox
                  checked={!excluded.has(producto_id)}
                  onChange={(_event, checked) => toggle(producto_id, checked)}
                />
              }
            />
          ))}
        </FormGroup>
      ),
    },
    {
      key: 'actions',
      header: 'Acciones',
      hideHeader: true,
      align: 'right',
      width: 'fit',
      phone: 'line',
      cell: (propuesta) => (
        <RowActions>
          <RowAction
            label="Agrupar"
            context={propuesta.nombre}
            icon={<DoneAllOutlined />}
            iconOnly={hasFewColumns}
            busy={isPending}
            refusal={listIdsToGroup(propuesta).length < 2 && 'Marca al menos dos tamaños.'}
            onClick={() => group([propuesta])}
          />
          <RowAction
            label="Descartar"
            context={propuesta.nombre}
            icon={<CloseOutlined />}
            iconOnly={hasFewColumns}
            variant="text"
            busy={isPending}
            onClick={() => dismiss([propuesta])}
          />
        </RowActions>
      ),
    },
  ];
  const bulk = { count: selected.length, max: LIMITS.pageMax, tooMany: TOO_MANY };
  return (
    <ListPage
      {...page}
      toolbar={
        <Typography color="textSecondary">
          Por sus nombres parecen tamaños de un mismo producto. En la tienda se pasa de uno a otro: mientras
          nadie decida, según los nombres; lo que decidas vale más. Se cambia después en la ficha de cada uno.
        </Typography>
      }
    >
      <ListTable
        query={query}
        label={propuestasPages.title}
        columns={columns}
        rows={({ propuestas }) => propuestas}
        rowKey={keyOf}
        selection={{
          ...selectionProps,
          rowLabel: ({ nombre }) => `Elegir ${nombre}`,
          texts: { count: (count) => counted(count, '1 propuesta elegida', 'propuestas elegidas') },
          actions: (
            <>
              <SelectionButton {...bulk} onClick={() => group(selected)}>
                Agrupar
              </SelectionButton>
              <SelectionButton {...bulk} onClick={() => dismiss(selected)}>
                Descartar
              </SelectionButton>
            </>
          ),
        }}
        empty={<EmptyState announce="status" title="No hay tamaños por agrupar" />}
      />
    </ListPage>
  );
}
