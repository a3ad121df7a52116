import { expect, it } from 'vitest';
import * as z from 'zod';
import { designTokens, tokensAreCurrent } from './design-tokens.ts';

it('is up to date: `pnpm generate` writes it', () => {
  expect(tokensAreCurrent()).toBe(true);
});

it("contains colours of both schemes, text, shadows and sizes in the design tools' format", () => {
  expect(designTokens()).toMatchObject({
    color: {
      light: {
        primary: { main: { $type: 'color', $value: { colorSpace: 'srgb', hex: '#2e6b3f' } } },
        // The documents write this status differently.
        orderStatus: {
          aprobado: { main: { $value: { hex: '#6f9459', components: [0.4353, 0.5804, 0.349] } } },
        },
      },
      dark: { background: { default: { $value: { hex: '#171914' } } } },
    },
    font: { text: { $type: 'fontFamily', $value: expect.arrayContaining(['Figtree Variable']) } },
    text: {
      h1: {
        $type: 'typography',
        $value: {
          fontSize: { value: 2.25, unit: 'rem' },
          letterSpacing: { value: -0.0225, unit: 'rem' },
          lineHeight: 1.15,
          fontWeight: 600,
        },
      },
    },
    radius: { card: { $type: 'dimension', $value: { value: 12, unit: 'px' } } },
    shadow: {
      dark: {
        $type: 'shadow',
        $value: [{ blur: { value: 2, unit: 'px' } }, { color: { hex: '#000000', alpha: 0.55 } }],
      },
    },
    size: { touchTarget: { $value: { value: 44, unit: 'px' } } },
    motion: { quick: { $type: 'duration', $value: { value: 150, unit: 'ms' } } },
    textOnPhones: { h1: { $value: { fontSize: { value: 1.75, unit: 'rem' } } } },
    spacing: {
      4: { $type: 'dimension', $value: { value: 16, unit: 'px' }, $description: expect.any(String) },
    },
    breakpoint: { md: { $value: { value: 768, unit: 'px' } } },
    lineWidth: { edge: { $value: { value: 6, unit: 'px' } } },
    easing: { easeInOut: { $type: 'cubicBezier', $value: [0.4, 0, 0.2, 1] } },
    zIndex: { modal: { $type: 'number', $value: 1300 } },
  });
});

/** The value schemas of the format (Design Tokens Format and Color Modules 2025.10). */
const dimension = z.strictObject({ value: z.number(), unit: z.enum(['px', 'rem']) });
const color = z.strictObject({
  colorSpace: z.literal('srgb'),
  components: z.tuple([z.number(), z.number(), z.number()]).refine((all) => all.every((one) => one <= 1)),
  alpha: z.number().min(0).max(1).optional(),
  hex: z.string().regex(/^#[0-9a-f]{6}$/),
});
const fontFamily = z.array(z.string().min(1)).min(1);
const KINDS: Record<string, z.ZodType> = {
  color,
  dimension,
  fontFamily,
  cubicBezier: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  number: z.number(),
  duration: z.strictObject({ value: z.number(), unit: z.enum(['ms', 's']) }),
  shadow: z.array(
    z.strictObject({ color, offsetX: dimension, offsetY: dimension, blur: dimension, spread: dimension }),
  ),
  typography: z.strictObject({
    fontFamily,
    fontSize: dimension,
    fontWeight: z.number().min(1).max(1000),
    letterSpacing: dimension,
    lineHeight: z.number(),
  }),
};

it('describes every colour, text style, step of the spacing scale and radius', () => {
  const { color, text, spacing, radius } = designTokens() as Record<string, object>;
  const bare: string[] = [];
  const look = (path: string, given: object) => {
    for (const [name, value] of Object.entries(given)) {
      const { $value, $description } = value as { $value?: unknown; $description?: string };
      if ($value === undefined) look(`${path}/${name}`, value);
      else if (typeof $value !== 'string' && !$description) bare.push(`${path}/${name}`);
    }
  };
  look('', { color, text, spacing, radius });
  expect(bare).toEqual([]);
});

it('has valid values and names by the format', () => {
  const wrong: string[] = [];
  const look = (path: string, given: object) => {
    for (const [name, value] of Object.entries(given)) {
      const here = `${path}/${name}`;
      if (/^\$|[{}.]/.test(name)) wrong.push(here);
      const { $type = '', $value } = value as { $type?: string; $value?: unknown };
      if ($value === undefined) look(here, value);
      else if (typeof $value === 'string') {
        const path = /^\{([^{}]+)\}$/.exec($value)?.[1]?.split('.') ?? [];
        const target = path.reduce<unknown>(
          (at, key) => (at as Record<string, unknown>)?.[key],
          designTokens(),
        );
        if ((target as { $type?: string } | undefined)?.$type !== $type) wrong.push(`${here}: ${$value}`);
      } else if (!KINDS[$type]?.safeParse($value).success) wrong.push(`${here}: ${JSON.stringify($value)}`);
    }
  };
  look('', designTokens());
  expect(wrong).toEqual([]);
});
