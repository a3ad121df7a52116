import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type RowRoom, useRowRoom } from '../../shared/use-row-room.ts';

export interface PedidosRoom extends RowRoom {
  /** On tablets the actions are below the status, which leaves space for the customer's name. */
  actionsUnderStatus: boolean;
  /** Pixels left for optional columns; cards have a line for each. */
  forMore: number;
}

/** Pixels left beside the menu, the usual columns and the customer's name, by window width. */
const FOR_MORE = [
  [1840, 580],
  [1680, 430],
  [1366, 200],
] as const;

/** Three actions, a checkbox and the longest status: labels beside icons need a wider window. */
export function usePedidosRoom(): PedidosRoom {
  const { breakpoints } = useTheme();
  const narrow = useMediaQuery(breakpoints.between('md', 1680));
  const tablet = useMediaQuery(breakpoints.between('md', 'lg'));
  const [widest, wide, laptop] = FOR_MORE.map(([width]) => breakpoints.up(width));
  const has = [useMediaQuery(widest ?? ''), useMediaQuery(wide ?? ''), useMediaQuery(laptop ?? '')];
  const forMore = FOR_MORE[has.indexOf(true)]?.[1] ?? 0;
  const room = useRowRoom();
  return { ...room, iconsOnly: narrow, actionsUnderStatus: tablet, forMore: room.cards ? Infinity : forMore };
}
