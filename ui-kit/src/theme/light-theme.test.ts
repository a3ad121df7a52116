import { expect, it } from 'vitest';
import { lightTheme as makeLightTheme } from './light-theme.ts';
import { theme } from './theme.ts';

const lightTheme = makeLightTheme();

it('has the light colours of the theme in both schemes', () => {
  const { palette: both } = theme.colorSchemes.light ?? {};
  const { primary, background, text, divider, tint, border, orderStatus } = lightTheme.tokens.palette;
  expect(both).toMatchObject({ primary, background, text, divider, tint, border, orderStatus });
  expect(primary.main).toMatch(/^#/);
});

it('writes values and no variables, and nothing of the dark scheme', () => {
  expect(lightTheme).not.toHaveProperty('vars');
  expect(JSON.stringify(lightTheme.tokens)).not.toContain('var(');
  expect(lightTheme.spacing(2)).toBe('8px');
  expect(lightTheme.applyStyles('dark', { color: 'red' })).toEqual({});
  expect(JSON.stringify(theme.tokens.palette.primary)).toContain('var(--tienda-palette-primary-main');
});

it('is otherwise as the theme in both schemes is', () => {
  const { breakpoints, typography, shape, transitions, zIndex } = lightTheme;
  expect(breakpoints.up('md')).toBe(theme.breakpoints.up('md'));
  expect(JSON.stringify({ typography, shape, zIndex })).toBe(
    JSON.stringify({ typography: theme.typography, shape: theme.shape, zIndex: theme.zIndex }),
  );
  expect(transitions.duration).toEqual(theme.transitions.duration);
});
