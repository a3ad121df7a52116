// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lightTheme as makeLightTheme } from './light-theme.ts';
import { theme } from './theme.ts';
import { easing, fonts, motion, touchTarget, zIndex } from './tokens.ts';

const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8');
const faces = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, body = '']) => body);
const familyOf = (face: string) => /font-family:\s*"([^"]+)"/.exec(face)?.[1];
const facesOf = (family: string) => faces.filter((face) => familyOf(face) === family);
const quoted = (list: string) => [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);

it.each(Object.entries(fonts))(
  'shows text at once in the %s family, without a layout shift when the font loads',
  (_, list) => {
    const [family = '', fallback = ''] = quoted(list);
    expect(facesOf(family)).toHaveLength(1);
    expect(facesOf(family)[0]).toMatch(/font-display: swap;/);
    expect(facesOf(fallback).length).toBeGreaterThan(0);
    for (const face of facesOf(fallback)) {
      expect(face).toMatch(/src: local\(/);
      for (const metric of ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override']) {
        expect(face).toMatch(new RegExp(`${metric}: [\\d.]+%;`));
      }
    }
  },
);

it('loads only the Latin subset, from existing files', () => {
  const files = [...css.matchAll(/url\("([^"]+)"\)/g)].map(([, file = '']) => file);
  expect(files).toHaveLength(2);
  for (const file of files) {
    expect(file).toMatch(/-latin-wght-normal\.woff2$/);
    expect(existsSync(createRequire(import.meta.url).resolve(file)), file).toBe(true);
  }
});

it('has no text under 14 px, and in the body 16', () => {
  const { typography } = theme;
  const variants = Object.entries(typography as unknown as Record<string, { fontSize?: string } | undefined>)
    .filter(([, style]) => typeof style === 'object' && style !== null && style.fontSize !== undefined)
    .map(([name, style]) => [name, Number.parseFloat(style?.fontSize ?? '') * 16] as const);
  expect(variants.length).toBeGreaterThan(10);
  expect(variants.filter(([, size]) => size < 14)).toEqual([]);
  expect(typography.body1.fontSize).toBe('1rem');
});

type Sides = { minHeight?: number; height?: number };
it('gives a thumb 44 px, on every control of Material that it restyles', () => {
  expect(touchTarget).toBeGreaterThanOrEqual(44);
  // The other theme contains the same overrides as serialised text.
  const lightTheme = makeLightTheme();
  const { MuiButton, MuiIconButton, MuiMenuItem, MuiListItemButton } = lightTheme.components ?? {};
  const styles = [MuiButton, MuiIconButton, MuiMenuItem, MuiListItemButton].map((part) => {
    const root = part?.styleOverrides?.root as Sides | ((given: { theme: typeof lightTheme }) => Sides);
    return typeof root === 'function' ? root({ theme: lightTheme }) : root;
  });
  expect(styles.map(({ minHeight, height }) => minHeight ?? height)).toEqual(styles.map(() => touchTarget));
});

it('moves in 150 to 250 ms, and not at all for who asked for none', () => {
  expect(Object.values(motion).filter((time) => time < 150 || time > 250)).toEqual([]);
  expect(new Set(Object.values(theme.transitions.duration))).toEqual(new Set(Object.values(motion)));
  // The tokens for design tools repeat Material UI's values.
  expect(theme.transitions.easing).toEqual(easing);
  expect(theme.zIndex).toEqual(zIndex);
  const base = theme.components?.MuiCssBaseline?.styleOverrides as unknown as (
    from: typeof theme,
  ) => Record<string, Record<string, unknown>>;
  const still = base(theme)['@media (prefers-reduced-motion: reduce)'];
  expect(still?.['*, ::before, ::after']).toMatchObject({
    animationDuration: '1ms !important',
    transitionDuration: '1ms !important',
    scrollBehavior: 'auto !important',
  });
});

it('outlines the focused element in the primary colour', () => {
  const base = theme.components?.MuiCssBaseline?.styleOverrides as unknown as (
    from: typeof theme,
  ) => Record<string, Record<string, unknown>>;
  // The ring's colour is measured with the palettes, where primary.main stands on both surfaces.
  expect(base(theme)[':focus-visible']?.outline).toBe(`2px solid ${theme.tokens.palette.primary.main}`);
});

describe('the light theme', () => {
  const lightTheme = makeLightTheme();

  it('has the light colours of the theme in both schemes', () => {
    const { palette: both } = theme.colorSchemes.light ?? {};
    const { primary, background, text, divider, tint, border, orderStatus } = lightTheme.tokens.palette;
    expect(both).toMatchObject({ primary, background, text, divider, tint, border, orderStatus });
    expect(primary.main).toMatch(/^#/);
  });

  it('writes plain values instead of CSS variables, and no rules of the dark scheme', () => {
    expect(lightTheme).not.toHaveProperty('vars');
    expect(JSON.stringify(lightTheme.tokens)).not.toContain('var(');
    expect(lightTheme.spacing(2)).toBe('8px');
    expect(lightTheme.applyStyles('dark', { color: 'red' })).toEqual({});
    expect(JSON.stringify(theme.tokens.palette.primary)).toContain('var(--tienda-palette-primary-main');
  });

  it('has the same sizes, fonts and durations as the theme with both schemes', () => {
    const { breakpoints, typography, shape, transitions, zIndex } = lightTheme;
    expect(breakpoints.up('md')).toBe(theme.breakpoints.up('md'));
    expect(JSON.stringify({ typography, shape, zIndex })).toBe(
      JSON.stringify({ typography: theme.typography, shape: theme.shape, zIndex: theme.zIndex }),
    );
    expect(transitions.duration).toEqual(theme.transitions.duration);
  });
});
