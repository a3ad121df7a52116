import { buildTheme } from './build-theme.ts';
import { lightPalette } from './palettes.ts';

/** Material's own colours of single components, and what is written seldom or never: 20 kB of each page otherwise. */
const isInlined = ([part = '', name = '']: readonly string[]) =>
  /^(shadows|overlays|zIndex|opacity)$/.test(part) ||
  (part === 'palette' && /^([A-Z]|chart$|grey$|orderStatus$)/.test(name));

/** The theme in its light scheme alone, for pages that are written on the server: they carry its rules with them. */
const theme = buildTheme({ light: { palette: lightPalette } }, isInlined);

const inlined = (from: object, path: readonly string[] = []) =>
  Object.fromEntries(Object.entries(from).filter(([key]) => isInlined([...path, key])));

const vars = {
  ...theme.vars,
  ...inlined(theme),
  palette: { ...theme.vars.palette, ...inlined(theme.palette, ['palette']) },
};

export const lightTheme = { ...theme, vars, generateThemeVars: () => vars };
