import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DragHandleOutlined from '@mui/icons-material/DragHandleOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { Estante } from 'api-client/backoffice';
import { useLayoutEffect, useRef, useState } from 'react';
import { line, measure } from 'ui-kit/theme/tokens';

const List = styled('ol')(({ theme }) => ({
  maxWidth: measure.text,
  margin: theme.spacing(4, 0),
  padding: 0,
  listStyle: 'none',
}));

const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  borderBottom: `${line.thin} ${theme.vars.palette.divider}`,
  '&[data-over=true]': { background: theme.vars.palette.action.hover },
  '& > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& > svg': { flexShrink: 0, color: theme.vars.palette.text.secondary, cursor: 'grab' },
}));

interface EstantesListProps {
  estantes: readonly Estante[];
  onChange: (estantes: readonly Estante[]) => void;
}

const moved = (estantes: readonly Estante[], from: number, to: number): Estante[] => {
  const rest = estantes.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...estantes.slice(from, from + 1));
};

/** Each is dragged to its place, or moved there one by one. */
export function EstantesList({ estantes, onChange }: EstantesListProps) {
  const [carried, setCarried] = useState<number>();
  const [over, setOver] = useState<number>();
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useRef<{ at: number; action: string }>(undefined);
  // A moved button loses the focus, a removed one takes it along.
  useLayoutEffect(() => {
    const next = focusNext.current;
    if (!next) return;
    focusNext.current = undefined;
    const item = list.current?.children[Math.min(next.at, estantes.length - 1)];
    const wanted = item?.querySelector<HTMLElement>(`[data-action=${next.action}]:enabled`);
    (wanted ?? item?.querySelector<HTMLElement>('button:enabled'))?.focus();
  }, [estantes]);
  const move = (from: number, to: number, action: string) => {
    focusNext.current = { at: to, action };
    onChange(moved(estantes, from, to));
  };
  return (
    <List ref={list} aria-label="Estantes, en el orden en que se recorren">
      {estantes.map(({ tipo, id, nombre }, at) => (
        <Item
          key={id}
          draggable
          data-over={over === at && carried !== at}
          onDragStart={() => setCarried(at)}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(at);
          }}
          onDrop={(event) => {
            event.preventDefault();
            if (carried !== undefined && carried !== at) onChange(moved(estantes, carried, at));
          }}
          onDragEnd={() => {
            setCarried(undefined);
            setOver(undefined);
          }}
        >
          <DragHandleOutlined aria-hidden />
          <span>{`${at + 1}. ${tipo === 'marca' ? `Marca: ${nombre}` : nombre}`}</span>
          <IconButton
            data-action="up"
            aria-label={`Subir: ${nombre}`}
            disabled={at === 0}
            onClick={() => move(at, at - 1, 'up')}
          >
            <ArrowUpwardOutlined />
          </IconButton>
          <IconButton
            data-action="down"
            aria-label={`Bajar: ${nombre}`}
            disabled={at === estantes.length - 1}
            onClick={() => move(at, at + 1, 'down')}
          >
            <ArrowDownwardOutlined />
          </IconButton>
          <IconButton
            data-action="remove"
            aria-label={`Quitar: ${nombre}`}
            onClick={() => {
              focusNext.current = { at, action: 'remove' };
              onChange(estantes.toSpliced(at, 1));
            }}
          >
            <DeleteOutlined />
          </IconButton>
        </Item>
      ))}
    </List>
  );
}
