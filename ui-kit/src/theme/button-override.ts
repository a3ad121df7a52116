import type { CssVarsThemeOptions } from '@mui/material/styles';
import { ButtonRoot } from './button-root.tsx';
import { forcedEdge } from './forced-colours.ts';
import { shape, touchTarget } from './tokens.ts';

/** Style overrides and defaults of Material's button. */
export const buttonOverride: NonNullable<NonNullable<CssVarsThemeOptions['components']>['MuiButton']> = {
  defaultProps: { disableElevation: true, component: ButtonRoot },
  styleOverrides: {
    root: {
      minHeight: touchTarget,
      borderRadius: shape.control,
      paddingInline: 20,
      textAlign: 'center',
      // Keep catching clicks while loading: otherwise a second click would focus an element behind the button.
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
    // The main action's text must not be smaller than the others', and no text smaller than 14 px.
    sizeLarge: { fontSize: '1rem' },
    sizeSmall: { fontSize: '0.875rem' },
  },
};
