/**
 * Writes the kit's colours, sizes, shadows and typefaces for design tools, in the format of the Design Tokens
 * Community Group (2025.10). The values come from the theme; `design-tokens.test.ts` checks them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { colourGroups } from 'ui-kit/theme/colour-roles';
import { darkPalette } from 'ui-kit/theme/dark-palette';
import { lightPalette } from 'ui-kit/theme/palettes';
import * as values from 'ui-kit/theme/tokens';
import { buildTypography } from 'ui-kit/theme/typography';
import * as uses from 'ui-kit/theme/uses';
import { inRoot } from './workspace.ts';

const FILE = inRoot('ui-kit', 'tokens.json');

interface Token {
  $type: string;
  $value: unknown;
  $description?: string;
}
interface Group {
  [name: string]: Token | Group;
}

/** Converts each leaf of the theme to a token. */
function group(values: object, tokenOf: (value: never) => Token): Group {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? group(value, tokenOf) : tokenOf(value as never),
    ]),
  );
}

/** Converts '#rrggbb', 'rgb(111,148,89)' or 'rgb(34 40 31 / 8%)'. */
function colourOf(colour: string): object {
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN, percent] = colour.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    : (colour.match(/[\d.]+/g)?.map(Number) ?? []);
  const parts = [red, green, blue];
  if (parts.some(Number.isNaN)) throw new Error(`Not a colour: ${colour}`);
  return {
    colorSpace: 'srgb',
    components: parts.map((part) => Number((part / 255).toFixed(4))),
    ...(percent !== undefined && { alpha: percent / 100 }),
    hex: `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`,
  };
}

/** Converts pixels, or text like '1.5rem'; 'em' is relative to `text`. */
function sizeOf(value: number | string, text?: { value: number; unit: string }) {
  if (typeof value === 'number') return { value, unit: 'px' };
  const [, number = '', unit = ''] = /^(-?[\d.]+)(px|rem|em)?$/.exec(value) ?? [];
  if (number === '') throw new Error(`Not a size: ${value}`);
  if (unit !== 'em') return { value: Number(number), unit: unit || 'px' };
  if (!text) throw new Error(`em without a font size: ${value}`);
  return { value: Number((Number(number) * text.value).toFixed(4)), unit: text.unit };
}

/** Converts '0 1px 2px rgb(0 0 0 / 8%), …'. */
const shadow = (value: string): Token => ({
  $type: 'shadow',
  $value: value.split(/,\s*/).map((one) => {
    const [, x = '', y = '', blur = '', colour = ''] = /^(\S+) (\S+) (\S+) (rgb.*)$/.exec(one) ?? [];
    return {
      color: colourOf(colour),
      offsetX: sizeOf(x),
      offsetY: sizeOf(y),
      blur: sizeOf(blur),
      spread: sizeOf(0),
    };
  }),
});

const colour = (value: string): Token => ({ $type: 'color', $value: colourOf(value) });
const size = (value: number | string): Token => ({ $type: 'dimension', $value: sizeOf(value) });
/** Converts '1px solid' to its width. */
const width = (value: string): Token => size(value.split(' ')[0] ?? '');
const curve = (value: string): Token => ({
  $type: 'cubicBezier',
  $value: value.match(/[\d.]+/g)?.map(Number),
});
const layer = (value: number): Token => ({ $type: 'number', $value: value });
const duration = (value: number): Token => ({ $type: 'duration', $value: { value, unit: 'ms' } });
const typeface = (family: string): Token => ({
  $type: 'fontFamily',
  $value: family.split(',').map((name) => name.trim().replaceAll("'", '')),
});

const WIDE = 'wide';
type Style = Record<string, unknown>;

/** Converts a text style, for a wide window or for a phone. */
function textStyle(style: Style, isWide: boolean): Token {
  const { fontFamily = values.fonts.text, fontWeight = 400, lineHeight } = style;
  const shown = isWide ? { ...style, ...(style[WIDE] as Style | undefined) } : style;
  const fontSize = sizeOf(String(shown.fontSize));
  return {
    $type: 'typography',
    $value: {
      fontFamily: typeface(String(fontFamily)).$value,
      fontSize,
      fontWeight,
      lineHeight,
      letterSpacing: sizeOf(String(style.letterSpacing ?? '0px'), fontSize),
    },
  };
}

const isStyle = (value: unknown): value is Style =>
  typeof value === 'object' && value !== null && 'fontSize' in value;

/** Adds the uses to the tokens of a group, by name. */
const described = (tokens: Group, texts: Readonly<Record<string, string | undefined>>): Group =>
  Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => {
      const $description = texts[name];
      return [name, $description === undefined ? token : ({ ...token, $description } as Token)];
    }),
  );

const roles = Object.values(colourGroups).flatMap((group) => [...group.roles]);

/** The colours of a scheme, with the use of each, and names for roles that refer to them. */
function scheme(name: 'light' | 'dark', palette: object): Group {
  const colours = group(palette, colour);
  for (const { path, use } of roles) {
    const token = path
      .split('.')
      .reduce<Token | Group | undefined>((at, key) => (at as Group)?.[key], colours);
    if (!token) throw new Error(`The palette has no ${path}`);
    (token as Token).$description = use;
  }
  const aliases = Object.entries(uses.colourAliases).map(([role, path]) => [
    role,
    { $type: 'color', $value: `{color.${name}.${path}}` },
  ]);
  return { ...colours, role: Object.fromEntries(aliases) };
}

export function designTokens(): Group {
  const styles = Object.entries(buildTypography(WIDE)).filter(([, value]) => isStyle(value));
  const texts = (isWide: boolean) =>
    described(
      Object.fromEntries(styles.map(([name, style]) => [name, textStyle(style as Style, isWide)])),
      uses.textUses,
    );
  const { touchTarget, pageWidth, gutter, measure, least, layout } = values;
  return {
    color: { light: scheme('light', lightPalette), dark: scheme('dark', darkPalette) },
    font: described(group(values.fonts, typeface), uses.fontUses),
    text: texts(true),
    textOnPhones: texts(false),
    spacing: described(
      group(
        Object.fromEntries(
          Object.keys(uses.spacingUses).map((step) => [step, Number(step) * values.spacingUnit]),
        ),
        size,
      ),
      uses.spacingUses,
    ),
    breakpoint: group(values.breakpoints, size),
    radius: described(group(values.shape, size), uses.shapeUses),
    lineWidth: described(group(values.line, width), uses.lineUses),
    shadow: group(values.elevation, shadow),
    size: {
      touchTarget: { ...size(touchTarget), $description: uses.touchTargetUse },
      pageWidth: described(group(pageWidth, size), uses.pageWidthUses),
      gutter: described(group(gutter, size), uses.gutterUses),
      layout: described(group(layout, size), uses.layoutUses),
      ...group({ measure, least }, size),
    },
    motion: described(group(values.motion, duration), uses.motionUses),
    easing: group(values.easing, curve),
    zIndex: group(values.zIndex, layer),
  };
}

const text = () => `${JSON.stringify(designTokens(), null, 2)}\n`;

export const writeDesignTokens = (): void => writeFileSync(FILE, text());

/** Returns whether the file matches the theme. */
export const tokensAreCurrent = (): boolean => readFileSync(FILE, 'utf8') === text();
