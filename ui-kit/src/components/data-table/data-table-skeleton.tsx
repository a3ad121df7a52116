import Skeleton from '@mui/material/Skeleton';
import { keyframes, styled } from '@mui/material/styles';
import { Fragment, isValidElement, type ReactNode } from 'react';
import { touchTarget } from '../../theme/tokens.ts';
import { Cell, cellPadding, Row } from './data-table-parts.ts';
import { onCard, type TableColumn } from './data-table-types.ts';
import { asCards, type CardsBelow } from './row-room.ts';

const name = 'TiendaDataTable';
const appear = keyframes`from { opacity: 0 }`;

const Waiting = styled(Row, { name, slot: 'Waiting', shouldForwardProp: () => true })({
  // A load under 150 ms needs no skeleton; only its room is reserved.
  animation: `${appear} 1ms 150ms backwards`,
  '& > td': { position: 'relative' },
  '& > td > :not(:last-child)': { visibility: 'hidden' },
});

/** Bar over a cell's content; takes no room. */
const Bone = styled(Skeleton, { name, slot: 'Bone' })<{
  ownerState: { align: 'left' | 'right'; cards: CardsBelow };
}>(({ theme, ownerState: { align, cards } }) => ({
  position: 'absolute',
  top: 'calc(50% - 9px)',
  [align === 'right' ? 'insetInlineEnd' : 'insetInlineStart']: cellPadding,
  width: '60%',
  height: 18,
  ...asCards(theme, cards, {
    inset: 'calc(50% - 9px) 0 auto auto',
    width: '40%',
    'td:is([data-phone=title], [data-phone=line]) > &': { insetInlineStart: 0, width: '60%' },
    'td:is([data-phone=check], [data-phone=aside]) > &': { insetInlineStart: 0, width: '100%' },
  }),
}));

/** Wraps a cell's content in an element that can be hidden. */
function elementOf(content: ReactNode) {
  const one = isValidElement(content) && content.type !== Fragment;
  return one ? content : <span style={{ display: 'contents' }}>{content}</span>;
}

/** Room of a checkbox. */
export const CheckRoom = styled('div', { name, slot: 'CheckRoom' })({
  width: touchTarget,
  height: touchTarget,
});

export interface SkeletonRowsProps<T> {
  rows: number;
  columns: readonly TableColumn<T>[];
  cards: CardsBelow;
  sample: T | undefined;
}

/** Skeleton rows: the sample row, hidden under bars, so that sizes match the real rows. */
export function SkeletonRows<T>({ rows, columns, cards, sample }: SkeletonRowsProps<T>) {
  return Array.from({ length: rows }, (_, place) => `row-${place}`).map((key) => (
    <Waiting key={key} role="row" aria-hidden inert ownerState={{ cards }}>
      {columns.map((column) => {
        const ownerState = { align: column.align ?? 'left', cards };
        return (
          <Cell key={column.key} role="cell" {...onCard(column)} ownerState={ownerState}>
            {sample !== undefined && elementOf(column.cell(sample))}
            <Bone variant="rounded" ownerState={ownerState} />
          </Cell>
        );
      })}
    </Waiting>
  ));
}
