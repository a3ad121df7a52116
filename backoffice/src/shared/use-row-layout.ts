import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export interface RowLayout {
  /** Rows are cards (phones). */
  showsCards: boolean;
  /** Labels are shown only on cards (phones) or in a wide window. */
  showsIconsOnly: boolean;
  /** The window is too narrow for all columns. */
  hasFewColumns: boolean;
}

/** Returns how much of a row fits in the window. */
export function useRowLayout(): RowLayout {
  const { breakpoints } = useTheme();
  return {
    showsCards: useMediaQuery(breakpoints.down('md')),
    showsIconsOnly: useMediaQuery(breakpoints.between('md', 'xl')),
    hasFewColumns: useMediaQuery(breakpoints.between('md', 1200)),
  };
}
