import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';

export interface RowLayout {
  /** Rows are cards (phones). */
  showsCards: boolean;
  /** Labels are shown only on cards (phones) or in a wide window. */
  showsIconsOnly: boolean;
  /** The window is too narrow for all columns. */
  hasFewColumns: boolean;
}

/** Returns how much of a row fits in the window. The object is stable, so that lists can memoise their columns. */
export function useRowLayout(): RowLayout {
  const { breakpoints } = useTheme();
  const showsCards = useMediaQuery(breakpoints.down('md'));
  const showsIconsOnly = useMediaQuery(breakpoints.between('md', 'xl'));
  const hasFewColumns = useMediaQuery(breakpoints.between('md', 1200));
  return useMemo(
    () => ({ showsCards, showsIconsOnly, hasFewColumns }),
    [showsCards, showsIconsOnly, hasFewColumns],
  );
}
