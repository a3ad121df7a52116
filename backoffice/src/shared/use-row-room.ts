import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export interface RowRoom {
  /** Rows are cards (phones). */
  cards: boolean;
  /** Words only where rows are cards (phones) or the window is wide. */
  iconsOnly: boolean;
  /** Beside the menu too little is left for every column of its own. */
  fewColumns: boolean;
}

/** How much of a row fits into the window. */
export function useRowRoom(): RowRoom {
  const { breakpoints } = useTheme();
  return {
    cards: useMediaQuery(breakpoints.down('md')),
    iconsOnly: useMediaQuery(breakpoints.between('md', 'xl')),
    fewColumns: useMediaQuery(breakpoints.between('md', 1200)),
  };
}
