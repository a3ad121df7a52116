import type { Theme } from '@mui/material/styles';
import { line, whereCompact } from 'ui-kit/theme/tokens';

/** Styles buttons like menu entries, aligned with their icons and labels; the current page is marked. */
export const likeEntries = (theme: Theme) =>
  ({
    display: 'grid',
    gap: theme.spacing(1),
    justifyItems: 'stretch',
    paddingTop: theme.spacing(3),
    borderTop: `${line.thin} ${theme.tokens.palette.divider}`,
    [whereCompact]: {
      gap: 0,
      paddingTop: theme.spacing(2),
      '@media (pointer: fine)': { '& .MuiButton-root': { minHeight: theme.spacing(8.5), paddingBlock: 0 } },
    },
    '& .MuiButton-root': {
      justifyContent: 'flex-start',
      textAlign: 'left',
      paddingInline: theme.spacing(3),
      fontWeight: 'inherit',
      '&[aria-current=page]': {
        fontWeight: theme.typography.fontWeightBold,
        color: theme.tokens.palette.primary.main,
        background: theme.tokens.palette.action.selected,
      },
    },
    '& .MuiButton-startIcon': {
      flexShrink: 0,
      width: theme.spacing(6),
      justifyContent: 'center',
      margin: theme.spacing(0, 3, 0, 0),
    },
  }) as const;
