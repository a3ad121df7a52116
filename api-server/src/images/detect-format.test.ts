import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { mimeOf } from './detect-format.ts';

const sheet = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#b5532a' } });

describe('mimeOf', () => {
  it.each([
    ['image/png', () => sheet().png()],
    ['image/jpeg', () => sheet().jpeg()],
    ['image/webp', () => sheet().webp()],
    ['image/avif', () => sheet().avif()],
    ['', () => sheet().gif()],
    ['', () => sheet().tiff()],
  ])('recognises %j by its content', async (mime, make) => {
    expect(mimeOf(await make().toBuffer())).toBe(mime);
  });

  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '\uFEFF \n<?xml version="1.0"?>\n<!-- <html> --><svg>',
    '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd"><!-- a --><!-- b -->\n<svg\n>',
    '<!DOCTYPE svg [ <!ENTITY ns "http://x"> <!ENTITY y "z"> ]><svg>',
  ])('recognises an SVG: %s', (text) => {
    expect(mimeOf(Buffer.from(text))).toBe('image/svg+xml');
  });

  it.each([
    '',
    'texto',
    '<html><svg></svg></html>',
    '<!DOCTYPE html><html><body><svg/></body></html>',
    '<!-- <svg> -->',
    '<!-- <svg>',
    '<?xml',
    '<!DOCTYPE svg [ <svg>',
    '<!DOCTYPE svg [<!ENTITY a "ja"><!ENTITY b "&a;&a;">]><svg>',
    "<!DOCTYPE svg [<!ENTITY a '&#38;a;'>]><svg>",
    '<!DOCTYPE svg [<!ENTITY % a "ja">%a;]><svg>',
    '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/hostname">]><svg>',
    '<!DOCTYPE svg [<!-- ]> <svg> --><!ENTITY a "&b;">]><svg>',
    `<!DOCTYPE svg [<!ENTITY a "${'ja'.repeat(200)}">]><svg>`,
    '<svgx>',
    '<script>alert(1)</script><svg>',
    'GIF89a',
    'RIFF1234WAVE',
    '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
    '\0\0\0\x18ftyp',
    '%PDF-1.7',
    'PK\x03\x04',
  ])('does not accept %j as a picture', (text) => {
    expect(mimeOf(Buffer.from(text, 'latin1'))).toBe('');
  });

  it('is fast with input that is made to be slow', () => {
    const mean = Buffer.from(`${'<!---->'.repeat(600)}x`);
    expect(mimeOf(mean.subarray(0, 4096))).toBe('');
  });
});
