import ViewListOutlined from '@mui/icons-material/ViewListOutlined';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLayoutEffect } from 'react';
import { compactRows, laptopWindow } from 'ui-kit/theme/tokens';
import { z } from 'zod';
import { panelStore } from './panel-store.ts';

/** The row height of all tables, stored in this browser; null until chosen. */
const density = panelStore('filas-del-panel', z.enum(['compacta', 'comoda']).nullable(), null);

function useIsCompact(): boolean {
  const stored = density.use();
  const isLow = useMediaQuery(laptopWindow);
  return stored === null ? isLow : stored === 'compacta';
}

/** Sets an attribute on the page that all tables of the kit read. */
export function Density() {
  const compact = useIsCompact();
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute(compactRows, compact);
    return () => document.documentElement.removeAttribute(compactRows);
  }, [compact]);
  return null;
}

/** Switches between compact and normal rows; only for a mouse and tables. */
export function DensityButton() {
  const compact = useIsCompact();
  const { breakpoints } = useTheme();
  return (
    <IconButton
      aria-label="Filas compactas"
      aria-pressed={compact}
      title={compact ? 'Compacta: pasar a cómoda' : 'Cómoda: pasar a compacta'}
      onClick={() => density.set(compact ? 'comoda' : 'compacta')}
      sx={{
        [breakpoints.down('md')]: { display: 'none' },
        '@media (pointer: coarse)': { display: 'none' },
        '&[aria-pressed=true]': { color: 'primary.main', backgroundColor: 'action.selected' },
      }}
    >
      <ViewListOutlined />
    </IconButton>
  );
}
