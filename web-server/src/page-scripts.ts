import { createHash } from 'node:crypto';
import { firstScript } from './first-script.ts';

/** A script in a page and what it is, in the document's order. */
const SCRIPT = /<script([^>]*)>(.*?)<\/script>/gs;

export interface ReadyPage {
  html: string;
  /** Sources for `script-src`: the inline scripts that may run. */
  hashes: string[];
}

/**
 * A page as it is sent, the same for all. Of its inline scripts those run that carry `mark` as their nonce, which nobody
 * who writes into the shop can know; the browser knows them by their hashes, and the mark stays here.
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

/** Of the text as a browser reads it. */
function hashOf(text: string): string {
  const read = text.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD');
  return `'sha256-${createHash('sha256').update(read).digest('base64')}'`;
}
