import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DragIndicatorOutlined from '@mui/icons-material/DragIndicatorOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { line, measure, motion } from 'ui-kit/theme/tokens';
import { useDragOrder } from 'ui-kit/use-drag-order';

export const List = styled('ol')(({ theme }) => ({
  maxWidth: measure.text,
  margin: theme.spacing(4, 0),
  padding: 0,
  listStyle: 'none',
  '&[data-carrying=true]': { userSelect: 'none' },
  '&[data-carrying=true] > li:not([data-carried=true])': { transition: `transform ${motion.quick}ms` },
}));

export const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  paddingBlock: theme.spacing(1),
  borderBottom: `${line.thin} ${theme.tokens.palette.divider}`,
  background: theme.tokens.palette.background.default,
  '&[data-carried=true]': { position: 'relative', zIndex: 1, boxShadow: theme.shadows[8] },
  '& > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
}));

/** The drag handle. */
const Handle = styled(IconButton)({ cursor: 'grab', touchAction: 'none' });

const KEYS: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

interface OrderListProps<Row> {
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The row's accessible name. */
  nameOf: (row: Row) => string;
  children: (row: Row, at: number) => ReactNode;
  onChange: (rows: readonly Row[]) => void;
  /** Rows can be removed. */
  removable?: boolean;
}

/** Orders rows by dragging, by keys on the handle, or by buttons. */
export function OrderList<Row>(props: OrderListProps<Row>) {
  const { rows, keyOf, nameOf, onChange } = props;
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useRef<{ at: number; action: string }>(undefined);
  // Moving or removing a row loses its focus: restore it.
  useLayoutEffect(() => {
    const next = focusNext.current;
    if (!next) return;
    focusNext.current = undefined;
    const item = list.current?.children[Math.min(next.at, rows.length - 1)];
    const button = item?.querySelector<HTMLElement>(`[data-action=${next.action}]:enabled`);
    (button ?? item?.querySelector<HTMLElement>('[data-action]:not([data-action=drag]):enabled'))?.focus();
  }, [rows]);
  const move = (from: number, to: number, action?: string) => {
    if (from === to || to < 0 || to >= rows.length) return;
    if (action) focusNext.current = { at: to, action };
    onChange(rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1)));
  };
  const drag = useDragOrder(list, { disabled: false, onMove: move });
  const onKeyDown = (at: number) => (event: KeyboardEvent) => {
    const to = KEYS[event.key]?.(at, rows.length);
    if (to === undefined) return;
    event.preventDefault();
    move(at, to, 'drag');
  };
  return (
    <List ref={list} aria-label={props.label} data-carrying={drag.carried !== undefined}>
      {rows.map((row, at) => {
        const name = nameOf(row);
        return (
          <Item key={keyOf(row)} data-carried={drag.carried === at} style={drag.styleOf(at)}>
            <Handle
              data-action="drag"
              aria-label={`Ordenar con las flechas o arrastrando: ${name}`}
              onPointerDown={drag.grab(at)}
              onKeyDown={onKeyDown(at)}
            >
              <DragIndicatorOutlined />
            </Handle>
            <div>{props.children(row, at)}</div>
            <IconButton
              data-action="up"
              aria-label={`Subir: ${name}`}
              disabled={at === 0}
              onClick={() => move(at, at - 1, 'up')}
            >
              <ArrowUpwardOutlined />
            </IconButton>
            <IconButton
              data-action="down"
              aria-label={`Bajar: ${name}`}
              disabled={at === rows.length - 1}
              onClick={() => move(at, at + 1, 'down')}
            >
              <ArrowDownwardOutlined />
            </IconButton>
            {props.removable && (
              <IconButton
                data-action="remove"
                aria-label={`Quitar: ${name}`}
                onClick={() => {
                  focusNext.current = { at, action: 'remove' };
                  onChange(rows.toSpliced(at, 1));
                }}
              >
                <DeleteOutlined />
              </IconButton>
            )}
          </Item>
        );
      })}
    </List>
  );
}
