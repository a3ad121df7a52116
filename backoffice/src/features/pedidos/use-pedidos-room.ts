import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type RowRoom, useRowRoom } from '../../shared/use-row-room.ts';

/** An order has three actions, a checkbox and the longest status: words beside the icons need a wider window. */
export function usePedidosRoom(): RowRoom {
  const { breakpoints } = useTheme();
  const narrow = useMediaQuery(breakpoints.between('md', 1680));
  return { ...useRowRoom(), iconsOnly: narrow };
}
