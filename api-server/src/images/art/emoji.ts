import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { calm } from './colour.ts';

interface IconSet {
  icons: Record<string, { body: string }>;
}

const bodies = new Map<string, string>();
let cached: IconSet | undefined;

/**
 * The inner SVG (32 × 32) of a Fluent Emoji (MIT, Microsoft). The set is a file of 100 MB, so it is read on first use
 * only: a server that has its pictures already never pays for it.
 */
export function emojiBody(name: string): string {
  const known = bodies.get(name);
  if (known !== undefined) return known;
  cached ??= readSet();
  const icon = cached.icons[name];
  if (!icon) throw new Error(`No emoji is called '${name}'`);
  const body = icon.body.replace(
    /="(#[0-9a-fA-F]{6}|#[0-9a-fA-F]{3})"/g,
    (_, hex: string) => `="${calm(hex)}"`,
  );
  bodies.set(name, body);
  return body;
}

/** Gives the memory of the whole set back; the few bodies that were used stay. */
export function releaseEmoji(): void {
  cached = undefined;
}

function readSet(): IconSet {
  const path = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json');
  return JSON.parse(readFileSync(path, 'utf8')) as IconSet;
}
