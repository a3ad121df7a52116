/** The storefront's theme for whoever prefers a dark one: a page in the light scheme loads nothing of it. */
import { darkPalette } from './dark-palette.ts';
import { themeInTones } from './light-theme.ts';

export const darkTheme = themeInTones({ ...darkPalette, mode: 'dark' });
