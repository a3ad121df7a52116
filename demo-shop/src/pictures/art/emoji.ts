import { calm } from './colour.ts';
import bodies from './fluent-emoji.json' with { type: 'json' };

const known = new Map(Object.entries(bodies));

/** Returns the inner SVG (32 × 32) of a Fluent Emoji; `extract-emoji.ts` adds more. */
export function emojiBody(name: string): string {
  const body = known.get(name);
  if (body === undefined) throw new Error(`No emoji is called '${name}'`);
  return body.replace(/="(#[0-9a-fA-F]{6}|#[0-9a-fA-F]{3})"/g, (_, hex: string) => `="${calm(hex)}"`);
}
