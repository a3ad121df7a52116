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
import { ChosenButton } from '../../../shared/chosen-button.tsx';
import { ListPage } from '../../../shared/list-page.tsx';
import { ListTable } from '../../../shared/list-table.tsx';
import { RowAction, RowActions } from '../../../shared/row-action.tsx';
import { SecondLine } from '../../../shared/second-line.tsx';
import { useChosen } from '../../../shared/use-chosen.ts';
import { useListPage } from '../../../shared/use-list-page.ts';
import { useRowRoom } from '../../../shared/use-row-room.ts';
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
  const { chosen, choose, fields } = useChosen(rows, keyOf);
  /** Ids of products that do not belong to their group. */
  const { fewColumns } = useRowRoom();
  const [apart, setApart] = useState<ReadonlySet<string>>(new Set());
  const { mutate, isPending } = useDecideTamanos();

  const idsOf = ({ productos }: Propuesta) => productos.map(({ producto_id }) => producto_id);
  const keptOf = (propuesta: Propuesta) => idsOf(propuesta).filter((id) => !apart.has(id));
  const together = (propuestas: readonly Propuesta[]) => {
    const groups = propuestas.map(keptOf).filter((ids) => ids.length > 1);
    if (groups.length === 0) return;
    choose(chosen.filter((one) => !propuestas.includes(one)));
    mutate({
      grupos: groups.map((ids) => undecided(ids, 'juntos')),
      tell: `${counted(groups.length, 'Un producto agrupado', 'productos agrupados')} con sus tamaños.`,
      withUndo: true,
    });
  };
  const dismiss = (propuestas: readonly Propuesta[]) => {
    choose(chosen.filter((one) => !propuestas.includes(one)));
    mutate({
      grupos: propuestas.map((one) => undecided(idsOf(one), 'separados')),
      tell: `${counted(propuestas.length, 'Propuesta descartada', 'propuestas descartadas')}: cada producto queda solo.`,
      withUndo: true,
    });
  };
  const toggle = (id: string, isIn: boolean) => {
    const next = new Set(apart);
    if (isIn) next.delete(id);
    else next.add(id);
    setApart(next);
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
                  checked={!apart.has(producto_id)}
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
            iconOnly={fewColumns}
            busy={isPending}
            refusal={keptOf(propuesta).length < 2 && 'Marca al menos dos tamaños.'}
            onClick={() => together([propuesta])}
          />
          <RowAction
            label="Descartar"
            context={propuesta.nombre}
            icon={<CloseOutlined />}
            iconOnly={fewColumns}
            variant="text"
            busy={isPending}
            onClick={() => dismiss([propuesta])}
          />
        </RowActions>
      ),
    },
  ];
  const bulk = { count: chosen.length, max: LIMITS.pageMax, tooMany: TOO_MANY };
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
          ...fields,
          rowLabel: ({ nombre }) => `Elegir ${nombre}`,
          texts: { count: (count) => counted(count, '1 propuesta elegida', 'propuestas elegidas') },
          actions: (
            <>
              <ChosenButton {...bulk} onClick={() => together(chosen)}>
                Agrupar
              </ChosenButton>
              <ChosenButton {...bulk} onClick={() => dismiss(chosen)}>
                Descartar
              </ChosenButton>
            </>
          ),
        }}
        empty={<EmptyState announce="status" title="No hay tamaños por agrupar" />}
      />
    </ListPage>
  );
}
