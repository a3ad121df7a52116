import { createHash } from 'node:crypto';

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

/**
 * Inline script that runs before all other scripts of a page. Its trusted-types policy refuses every HTML
 * text that contains `<`. The exception is the empty script element from which React creates scripts.
 * Libraries may still clear an element or write plain text, such as styles or data. The only allowed script
 * URL is the app's service worker. The script also tells zod not to test `eval`, because the CSP forbids it.
 */
export const firstScript = [
  'window.trustedTypes?.createPolicy("default",{createHTML:t=>t.includes("<")&&t!=="<script><\\/script>"?null:t,createScriptURL:u=>u==="/sw.js"?u:null})',
  'window.__zod_globalConfig={jitless:true}',
  'document.currentScript.remove()',
].join(';');
