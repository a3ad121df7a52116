import { expect, it } from 'vitest';
import { designTokens, tokensAreCurrent } from './design-tokens.ts';

it('is up to date: `pnpm generate` writes it', () => {
  expect(tokensAreCurrent()).toBe(true);
});

it('says colours of both schemes, text and sizes as design tools read them', () => {
  expect(designTokens()).toMatchObject({
    color: {
      light: {
        primary: { main: { $type: 'color', $value: '#2e6b3f' } },
        // The documents write it otherwise.
        orderStatus: { aprobado: { main: { $value: '#6f9459' } } },
      },
      dark: { background: { default: { $value: '#171914' } } },
    },
    font: { text: { $type: 'fontFamily', $value: expect.arrayContaining(['Figtree Variable']) } },
    text: { h1: { $type: 'typography', $value: { fontSize: '2.25rem', lineHeight: 1.15, fontWeight: 600 } } },
    radius: { card: { $type: 'dimension', $value: '12px' } },
    size: { touchTarget: { $value: '44px' } },
    motion: { quick: { $type: 'duration', $value: '150ms' } },
  });
});
