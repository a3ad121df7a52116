import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type RowRoom, useRowRoom } from '../../shared/use-row-room.ts';

export interface PedidosRoom extends RowRoom {
  /** On tablets what can be done stands under the status: the client's name needs the room. */
  actionsUnderStatus: boolean;
  /** What is left for columns that were chosen besides, in px; on cards each has a line. */
  forMore: number;
}

/** From a window's width on, what its menu, the usual columns and a client's name leave of it. */
const FOR_MORE = [
  [1840, 580],
  [1680, 430],
  [1366, 200],
] as const;

/** An order has three actions, a checkbox and the longest status: words beside the icons need a wider window. */
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
