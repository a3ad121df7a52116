import './augment.ts';
import type { CssVarsThemeOptions, ThemeOptions } from '@mui/material/styles';
import { KitLink } from '../components/kit-link/kit-link.tsx';
import { buttonOverride } from './button-root.tsx';
import { forcedChoice, forcedColours, forcedEdge, forcedFill } from './forced-colours.ts';
import { hiddenInPrint, paperDialog, paperStyles } from './print-styles.ts';
import { breakpoints, elevation, shape, spacingUnit, motion as tempo, touchTarget } from './tokens.ts';
import { buildTypography } from './typography.ts';

/** Pressed overlay in the text colour, which keeps the background visible. */
const pressed = 'inset 0 0 0 100vmax color-mix(in srgb, currentColor 16%, transparent)';

/** Style overrides and defaults of Material's components. Sizes are in px, colours come from the theme. */
const overrides: NonNullable<CssVarsThemeOptions['components']> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { scrollPaddingTop: 96, textSizeAdjust: '100%' },
      body: { overflowWrap: 'break-word', fontFeatureSettings: '"kern"' },
      ':focus-visible': { outline: `2px solid ${theme.tokens.palette.primary.main}`, outlineOffset: 2 },
      '::selection': {
        background: theme.tokens.palette.tint.wheat,
        color: theme.tokens.palette.text.primary,
      },
      // Feedback for touch on any background: once for all buttons and chips. The doubled class wins over Material's shadows.
      '.MuiButtonBase-root.MuiButtonBase-root:active:not(.MuiButton-loading)': { boxShadow: pressed },
      [forcedColours]: { '.Mui-disabled': { color: 'GrayText !important', opacity: '1 !important' } },
      ...paperStyles,
      '@media (prefers-reduced-motion: reduce)': {
        '*, ::before, ::after': {
          animationDuration: '1ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '1ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
  MuiButtonBase: {
    // Elements with `href` use the app's router.
    defaultProps: { disableRipple: true, LinkComponent: KitLink },
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-focusVisible': { outline: `2px solid ${theme.tokens.palette.primary.main}`, outlineOffset: 2 },
      }),
    },
  },
  MuiButton: buttonOverride,
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: touchTarget,
        height: touchTarget,
        color: 'inherit',
        // Repeats Material's rule, which the line above would override.
        '&.Mui-disabled': { color: theme.tokens.palette.action.disabled },
      }),
    },
  },
  // 24 px of icon, plus padding up to the touch target.
  MuiCheckbox: { styleOverrides: { root: { padding: (touchTarget - 24) / 2 } } },
  // The switch clips a ring around its thumb.
  MuiSwitch: { styleOverrides: { switchBase: { '&.Mui-focusVisible': { outlineOffset: -2 } } } },
  // A switch is lower than a touch target; its label is not.
  MuiFormControlLabel: { styleOverrides: { root: { minHeight: touchTarget } } },
  MuiPaginationItem: {
    styleOverrides: { root: { minWidth: touchTarget, height: touchTarget, borderRadius: shape.full } },
  },
  // A label moved into the frame is still 14 px high; the gap below is as wide.
  MuiInputLabel: {
    styleOverrides: {
      outlined: { '&.MuiInputLabel-shrink': { transform: 'translate(14px, -43.75%) scale(0.875)' } },
    },
  },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    styleOverrides: {
      root: paperDialog,
      paper: ({ theme }) => ({
        borderRadius: shape.card,
        boxShadow: elevation.light,
        ...theme.applyStyles('dark', { boxShadow: elevation.dark }),
        ...forcedEdge,
      }),
    },
  },
  MuiBackdrop: { styleOverrides: { root: hiddenInPrint } },
  MuiDrawer: { styleOverrides: { root: hiddenInPrint, paper: forcedEdge } },
  MuiPopover: { styleOverrides: { root: hiddenInPrint } },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: shape.control,
        boxShadow: elevation.light,
        border: `1px solid ${theme.tokens.palette.divider}`,
        ...theme.applyStyles('dark', { boxShadow: elevation.dark }),
      }),
    },
  },
  MuiMenuItem: {
    styleOverrides: { root: { minHeight: touchTarget, whiteSpace: 'normal', ...forcedChoice } },
  },
  MuiListItemButton: {
    styleOverrides: { root: { minHeight: touchTarget, borderRadius: shape.control, ...forcedChoice } },
  },
  // Mark the active option by its background: the focus stays in the field.
  MuiAutocomplete: {
    styleOverrides: {
      listbox: {
        [forcedColours]: {
          '& .MuiAutocomplete-option.Mui-focused': { outline: '2px solid Highlight', outlineOffset: -2 },
        },
      },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      // Material's half-transparent placeholder is not legible.
      input: ({ theme }) => ({
        '&::placeholder': { opacity: 1, color: theme.tokens.palette.text.secondary },
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.tokens.palette.background.paper,
        borderRadius: shape.control,
        minHeight: touchTarget,
        // Weaker than one that can be typed into: no ground of its own, the edge of a card.
        '&.Mui-disabled': { backgroundColor: 'transparent' },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: theme.tokens.palette.divider },
      }),
      notchedOutline: ({ theme }) => ({
        borderColor: theme.tokens.palette.border.control,
        '& > legend': { fontSize: '0.875em' },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: '0.875rem',
        lineHeight: 1.4,
        marginInline: 0,
        marginTop: 6,
        overflowWrap: 'anywhere',
        // Help stays legible where nothing can be typed.
        '&.Mui-disabled:not(.Mui-error)': { color: theme.tokens.palette.text.secondary },
      }),
    },
  },
  MuiAlert: { styleOverrides: { root: { borderRadius: shape.control, fontSize: '1rem', ...forcedEdge } } },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: '0.875rem',
        fontWeight: 600,
        // Material's own is a cold grey.
        '&.MuiChip-filled.MuiChip-colorDefault:not(.Mui-focusVisible)': {
          backgroundColor: theme.tokens.palette.border.soft,
        },
      }),
      filled: forcedEdge,
      clickable: {
        height: 'auto',
        minHeight: touchTarget,
        borderRadius: shape.full,
        // Larger text: a long one takes a second line.
        '& .MuiChip-label': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
      },
    },
  },
  // Read at arm's length: as large as any text. A dot says no figure.
  MuiBadge: {
    styleOverrides: {
      standard: { fontSize: '0.875rem', minWidth: '1.375rem', height: '1.375rem', borderRadius: shape.full },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      popper: hiddenInPrint,
      tooltip: ({ theme }) => ({
        fontSize: '0.875rem',
        borderRadius: shape.control,
        backgroundColor: theme.tokens.palette.text.primary,
        color: theme.tokens.palette.background.default,
        ...forcedEdge,
      }),
    },
  },
  MuiLinearProgress: { styleOverrides: { root: forcedEdge, bar: forcedFill } },
  MuiTabs: { styleOverrides: { indicator: forcedFill } },
  MuiLink: { defaultProps: { underline: 'always', component: KitLink } },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse' },
    styleOverrides: {
      // Material's own is thinned ink: warm on dark, a cold grey on paper.
      root: ({ theme }) => ({
        backgroundColor: theme.tokens.palette.divider,
        ...theme.applyStyles('dark', {
          backgroundColor: theme.alpha(theme.tokens.palette.text.primary, 0.13),
        }),
        ...forcedEdge,
      }),
      rounded: { borderRadius: shape.control },
    },
  },
};

/** Options of both themes, without the colours. */
export const themeOptions = {
  breakpoints: { values: breakpoints },
  spacing: spacingUnit,
  shape: { borderRadius: shape.control },
  typography: buildTypography(`@media (min-width:${breakpoints.md}px)`),
  motion: { reducedMotion: 'system' },
  transitions: {
    duration: {
      shortest: tempo.quick,
      shorter: tempo.quick,
      short: tempo.usual,
      standard: tempo.usual,
      complex: tempo.slow,
      enteringScreen: tempo.slow,
      leavingScreen: tempo.usual,
    },
  },
  components: overrides,
} satisfies Omit<ThemeOptions & CssVarsThemeOptions, 'palette' | 'colorSchemes'>;
