import { expect, it } from 'vitest';
import { lightTheme as makeLightTheme } from './light-theme.ts';
import { theme } from './theme.ts';

const lightTheme = makeLightTheme();

const rulesOf = ({ generateStyleSheets }: typeof theme) => JSON.stringify(generateStyleSheets());

it('writes the same light colours as the theme in both schemes, and no dark ones', () => {
  expect(rulesOf(theme)).toContain('[data-scheme=\\"dark\\"]');
  expect(rulesOf(lightTheme)).not.toContain('dark\\"]');
  expect(lightTheme.vars.palette.primary).toEqual(theme.vars.palette.primary);
  expect(lightTheme.vars.palette.background).toEqual(theme.vars.palette.background);
});

it('has by value what it writes no variable for', () => {
  expect(rulesOf(lightTheme)).not.toMatch(/--tienda-(shadows|font|palette-(Alert|Switch|chart|info))/);
  expect(lightTheme.vars.shadows[1]).toBe(theme.shadows[1]);
  expect(lightTheme.vars.palette.Alert.warningColor).not.toContain('var(--tienda-palette-Alert');
  expect(lightTheme.vars.palette.orderStatus).toEqual(lightTheme.palette.orderStatus);
  expect(lightTheme.spacing(2)).toBe(theme.generateSpacing()(2));
});
