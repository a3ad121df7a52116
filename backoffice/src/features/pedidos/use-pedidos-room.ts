import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type RowRoom, useRowRoom } from '../../shared/use-row-room.ts';

export interface PedidosRoom extends RowRoom {
  /** On tablets what can be done stands under the status: the client's name needs the room. */
  actionsUnderStatus: boolean;
}

/** An order has three actions, a checkbox and the longest status: words beside the icons need a wider window. */
export function usePedidosRoom(): PedidosRoom {
  const { breakpoints } = useTheme();
  const narrow = useMediaQuery(breakpoints.between('md', 1680));
  const tablet = useMediaQuery(breakpoints.between('md', 'lg'));
  return { ...useRowRoom(), iconsOnly: narrow, actionsUnderStatus: tablet };
}
