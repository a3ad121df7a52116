import { buttonClasses } from '@mui/material/Button';
import type { CssVarsThemeOptions } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { KitLink, type KitLinkProps } from '../components/kit-link/kit-link.tsx';
import { forcedEdge } from './forced-colours.ts';
import { shape, touchTarget } from './tokens.ts';

const isLink = (props: ComponentProps<'button'> | KitLinkProps): props is KitLinkProps =>
  'href' in props && props.href !== undefined;

/**
 * Element of Material's `Button`. Material disables a loading button; browsers then remove the focus, and a dialog's
 * Tab order restarts. Here a loading button keeps the focus and is marked busy; Material ignores its clicks.
 */
function ButtonRoot(props: ComponentProps<'button'> | KitLinkProps) {
  if (isLink(props)) return <KitLink {...props} />;
  const isLoading = props.className?.split(' ').includes(buttonClasses.loading);
  const busy =
    isLoading && ({ disabled: false, 'aria-disabled': true, 'aria-busy': true, tabIndex: 0 } as const);
  return <button type="button" {...props} {...busy} />;
}

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
