import { buildTheme } from './build-theme.ts';
import { lightPalette } from './palettes.ts';

/** Material's own colours of single components, and what is written seldom or never: 20 kB of each page otherwise. */
const isInlined = ([part = '', name = '']: readonly string[]) =>
  /^(shadows|overlays|zIndex|opacity|font)$/.test(part) ||
  (part === 'palette' && /^([A-Z]|chart$|grey$|common$|info$|warning$|promotion$|orderStatus$)/.test(name));

const inlined = (from: object, path: readonly string[] = []) =>
  Object.fromEntries(Object.entries(from).filter(([key]) => isInlined([...path, key])));

function makeTheme() {
  const theme = buildTheme({ light: { palette: lightPalette } }, isInlined);
  const vars = {
    ...theme.vars,
    ...inlined(theme),
    palette: { ...theme.vars.palette, ...inlined(theme.palette, ['palette']) },
  };
  return { ...theme, vars, spacing: theme.generateSpacing() };
}

let made: ReturnType<typeof makeTheme> | undefined;

/**
 * The theme in its light scheme alone, for pages that are written on the server: they carry its rules with them. Made
 * when it is first asked for: that takes a page half as long as its other code together, so it gets a moment of its own.
 */
export function lightTheme(): ReturnType<typeof makeTheme> {
  made ??= makeTheme();
  return made;
}
