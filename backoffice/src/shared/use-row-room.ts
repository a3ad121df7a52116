import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export interface RowRoom {
  /** Rows are cards (phones). */
  cards: boolean;
  /** Labels are shown only on cards (phones) or in a wide window. */
  iconsOnly: boolean;
  /** The window is too narrow for all columns. */
  fewColumns: boolean;
}

/** Returns how much of a row fits in the window. */
export function useRowRoom(): RowRoom {
  const { breakpoints } = useTheme();
  return {
    cards: useMediaQuery(breakpoints.down('md')),
    iconsOnly: useMediaQuery(breakpoints.between('md', 'xl')),
    fewColumns: useMediaQuery(breakpoints.between('md', 1200)),
  };
}
