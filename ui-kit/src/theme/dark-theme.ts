/** The storefront's dark theme. Pages in the light scheme do not load this file. */
import { darkPalette } from './dark-palette.ts';
import { themeInTones } from './light-theme.ts';

export const darkTheme = themeInTones({ ...darkPalette, mode: 'dark' });
