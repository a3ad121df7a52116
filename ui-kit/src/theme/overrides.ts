import type { CssVarsThemeOptions } from '@mui/material/styles';
import { KitLink } from '../components/kit-link/kit-link.tsx';
import { buttonOverride } from './button-override.ts';
import { forcedChoice, forcedColours, forcedEdge, forcedFill } from './forced-colours.ts';
import { offPaper, paperDialog, paperStyles } from './on-paper.ts';
import { elevation, shape, touchTarget } from './tokens.ts';

/** A veil of the words' own colour over the whole part, which hides none of its ground. */
const pressed = 'inset 0 0 0 100vmax color-mix(in srgb, currentColor 16%, transparent)';

/** How Material's own components look in this house. Sizes are in px, colours come from the theme. */
export const overrides: NonNullable<CssVarsThemeOptions['components']> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { scrollPaddingTop: 96, textSizeAdjust: '100%' },
      body: { overflowWrap: 'break-word', fontFeatureSettings: '"kern"' },
      ':focus-visible': { outline: `2px solid ${theme.tokens.palette.primary.main}`, outlineOffset: 2 },
      '::selection': {
        background: theme.tokens.palette.tint.wheat,
        color: theme.tokens.palette.text.primary,
      },
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
    // Whatever has an `href` navigates as the app wants.
    defaultProps: { disableRipple: true, LinkComponent: KitLink },
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-focusVisible': { outline: `2px solid ${theme.tokens.palette.primary.main}`, outlineOffset: 2 },
        // The answer to a thumb, on any ground. A card or a row has its own.
        '&:active': { boxShadow: pressed },
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
        // The line above would win over Material's own.
        '&.Mui-disabled': { color: theme.tokens.palette.action.disabled },
      }),
    },
  },
  // 24 px of picture, and as much around it as a thumb needs.
  MuiCheckbox: { styleOverrides: { root: { padding: (touchTarget - 24) / 2 } } },
  // A switch is lower than a thumb: its label is not.
  MuiFormControlLabel: { styleOverrides: { root: { minHeight: touchTarget } } },
  MuiPaginationItem: {
    styleOverrides: { root: { minWidth: touchTarget, height: touchTarget, borderRadius: shape.full } },
  },
  // Risen into the frame's edge, by its own height, a label is still 14 px high; the gap for it is as wide, below.
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
  MuiBackdrop: { styleOverrides: { root: offPaper } },
  MuiDrawer: { styleOverrides: { root: offPaper, paper: forcedEdge } },
  MuiPopover: { styleOverrides: { root: offPaper } },
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
  // The option that the arrows are at: the field has the focus, the option only a ground.
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
      // Half transparent, as Material has it, it could not be read.
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
      popper: offPaper,
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
