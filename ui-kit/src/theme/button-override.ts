import type { CssVarsThemeOptions } from '@mui/material/styles';
import { ButtonRoot } from './button-root.tsx';
import { forcedEdge } from './forced-colours.ts';
import { shape, touchTarget } from './tokens.ts';

/** How Material's button looks and behaves in this house. */
export const buttonOverride: NonNullable<NonNullable<CssVarsThemeOptions['components']>['MuiButton']> = {
  defaultProps: { disableElevation: true, component: ButtonRoot },
  styleOverrides: {
    root: {
      minHeight: touchTarget,
      borderRadius: shape.control,
      paddingInline: 20,
      textAlign: 'center',
      // A second press falls on the button, not through it: what lies behind would take the focus.
      '&.MuiButton-loading': {
        pointerEvents: 'auto',
        cursor: 'progress',
        '&:active': { boxShadow: 'none' },
      },
    },
    outlined: ({ theme }) => ({
      borderColor: theme.tokens.palette.border.control,
      color: theme.tokens.palette.text.primary,
      '&:hover': {
        borderColor: theme.tokens.palette.text.primary,
        backgroundColor: theme.tokens.palette.action.hover,
      },
    }),
    contained: forcedEdge,
    text: { paddingInline: 12 },
    // The main action of a view says its words no smaller than the others.
    sizeLarge: { fontSize: '1rem' },
  },
};
