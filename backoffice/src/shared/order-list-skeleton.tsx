import Skeleton from '@mui/material/Skeleton';
import { keyframes, styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { touchTarget } from 'ui-kit/theme/tokens';
import { Item, List } from './order-list.tsx';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const appear = keyframes`from { opacity: 0 }`;

// Hidden for 150 ms, with its space reserved.
const Waiting = styled(List)({ animation: `${appear} 1ms 150ms backwards` });

const Handle = styled(Skeleton)({ width: touchTarget, height: touchTarget, transform: 'scale(0.5)' });

/** Skeleton of an order list, with rows of the same height. */
export const OrderListSkeleton = ({ row }: { row: ReactNode }) => (
  <div role="status" aria-label="Cargando...">
    <Waiting aria-hidden>
      {ROWS.map((key) => (
        <Item key={key} sx={{ minHeight: touchTarget }}>
          <Handle variant="circular" />
          <div>{row}</div>
        </Item>
      ))}
    </Waiting>
  </div>
);
