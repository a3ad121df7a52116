import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { firstScript, readyPage } from './page-scripts.ts';

const MARK = 'f00dfeed';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (body: string) =>
  `<!DOCTYPE html><html><head><title>x</title></head><body>${body}</body></html>`;

it("names the page's own inline scripts by their hashes and removes the nonce", () => {
  const own = `<script nonce="${MARK}">run(1)</script><script nonce="${MARK}" async="" src="/a.js"></script>`;
  const data = `<script type="application/ld+json" nonce="${MARK}">{"a":1}</script>`;
  const { html, hashes } = readyPage(
    page(`${own}${data}<meta property="csp-nonce" content="${MARK}"/>`),
    MARK,
  );
  expect(hashes).toEqual([hash(firstScript), hash('run(1)')]);
  expect(html).not.toContain(MARK);
  expect(html).not.toContain('csp-nonce');
  expect(html).toContain('<script>run(1)</script><script async="" src="/a.js"></script>');
  expect(readyPage(page(own.replaceAll(MARK, 'beef')), 'beef').html).toBe(readyPage(page(own), MARK).html);
});

it('runs the trusted-types policy before all scripts of the page', () => {
  const { html } = readyPage(page(''), MARK);
  expect(html).toContain(`<head><script>${firstScript}</script><title>`);
});

it('allows no script without the nonce, such as one inside shop content', () => {
  const foreign = [
    '<script>bad()</script>',
    '<script nonce="">bad()</script>',
    '<script nonce="x">bad()</script>',
  ];
  for (const script of foreign) expect(readyPage(page(script), MARK).hashes).toEqual([hash(firstScript)]);
});

it('hashes a script as a browser normalises it', () => {
  const { hashes } = readyPage(page(`<script nonce="${MARK}">a\r\nb\rc\0</script>`), MARK);
  expect(hashes).toContain(hash('a\nb\nc\uFFFD'));
});
