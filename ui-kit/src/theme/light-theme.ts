import { createTheme } from '@mui/material/styles';
import { lightPalette } from './palettes.ts';
import { themeOptions } from './theme-options.ts';

function makeTheme() {
  const made = createTheme({ palette: lightPalette, ...themeOptions });
  const { palette, shape } = made;
  return { ...made, tokens: { palette, shape }, colorSchemes: { light: { palette } } };
}

let made: ReturnType<typeof makeTheme> | undefined;

/**
 * The theme of an app that has one scheme: its colours are written as they are, not as variables, which were a tenth of
 * each page, and took a browser longer to make than its other code together. Made when it is first asked for, so that it
 * gets a moment of its own.
 */
export function lightTheme(): ReturnType<typeof makeTheme> {
  made ??= makeTheme();
  return made;
}
