import { createHash } from 'node:crypto';
import { firstScript } from './first-script.ts';

/** Matches each script element with its attributes and text, in document order. */
const SCRIPT = /<script([^>]*)>(.*?)<\/script>/gs;

export interface ReadyPage {
  html: string;
  /** `script-src` sources of the inline scripts that may run. */
  hashes: string[];
}

/**
 * Prepares a page for sending. Inline scripts may run only if they carry `mark` as their nonce; authors of
 * shop content cannot know this value.
 * The CSP names these scripts by hash and `mark` is removed, so the page is the same for all visitors.
 */
export function readyPage(html: string, mark: string): ReadyPage {
  const nonce = ` nonce="${mark}"`;
  const own = [...html.matchAll(SCRIPT)]
    .filter(
      ([, attributes = '', text]) => text && attributes.includes(nonce) && !/ (src|type)=/.test(attributes),
    )
    .map(([, , text = '']) => text);
  return {
    html: html
      .replaceAll(nonce, '')
      .replace(new RegExp(`<meta [^>]*content="${mark}"[^>]*>`), '')
      .replace('<head>', () => `<head><script>${firstScript}</script>`),
    hashes: [...new Set([firstScript, ...own])].map(hashOf),
  };
}

/** Hashes the text as a browser normalises it before hashing. */
function hashOf(text: string): string {
  const read = text.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD');
  return `'sha256-${createHash('sha256').update(read).digest('base64')}'`;
}
