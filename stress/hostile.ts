/** Values that an attacker may send instead of the expected ones. */
import fc from 'fast-check';

const LONG = 'ñ'.repeat(6000);

/** Texts that are known to break parsers, databases, layouts and comparisons. */
const ODD_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '\u202eabc',
  '\ufeff',
  'e\u0301',
  '🌶️'.repeat(100),
  LONG,
  "'; DROP TABLE usuarios; --",
  '%',
  '_',
  '\\',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e309',
  '0x10',
  '1.005',
  '99999999999999999999',
  '2026-02-30',
  '00000000-0000-0000-0000-000000000000',
  'x@y',
  `${'a'.repeat(250)}@ejemplo.test`,
];

const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...ODD_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
);

const nested = (depth: number, open: string, inner: string, close: string) =>
  open.repeat(depth) + inner + close.repeat(depth);

const manyFields = (count: number) =>
  `{${Array.from({ length: count }, (_, index) => `"campo${index}":${index}`).join(',')}}`;

/** JSON texts, some of which no program would write. */
const ODD_JSON = [
  'null',
  'true',
  'false',
  '0',
  '-0',
  '-1',
  '0.001',
  '12.345',
  '1e309',
  '-1e309',
  '1e-400',
  '2147483648',
  '9007199254740993',
  '[]',
  '{}',
  '[null]',
  '[[]]',
  '"\\ud800"',
  '"\\u0000"',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"toString":1,"valueOf":2}',
  '{"a":1,"a":2}',
  nested(200, '[', '1', ']'),
  nested(5000, '{"a":', '1', '}'),
  manyFields(5000),
  `[${Array.from({ length: 3000 }, () => '1').join(',')}]`,
];

export const hostileJson = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...ODD_JSON) },
  { weight: 3, arbitrary: hostileText.map((text) => JSON.stringify(text)) },
  { weight: 1, arbitrary: fc.integer().map(String) },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }).map(String) },
  { weight: 1, arbitrary: fc.json({ maxDepth: 4 }) },
);

/** URL segments, well-formed or not. */
export const hostileSegment = fc.oneof(
  { weight: 4, arbitrary: hostileText.map((text) => encodeURIComponent(text.toWellFormed())) },
  { weight: 1, arbitrary: fc.constantFrom('%', '%zz', '%00', '%C0%80', '..%2f..%2fetc', '%ED%A0%80', '%25') },
);

/** Headers that contradict the body, or ask for unsupported features. */
export const hostileHeaders = fc.constantFrom<Record<string, string>>(
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/xml' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': 'multipart/form-data; boundary=' },
  { 'content-type': '' },
  { 'content-encoding': 'gzip' },
  { authorization: 'Bearer' },
  { authorization: `Bearer ${'a'.repeat(3000)}` },
  { authorization: 'Basic YTpi' },
  { 'if-match': '"99999999999999999999"' },
  { 'if-match': 'W/"x"' },
  { 'idempotency-key': 'k'.repeat(300) },
  { 'idempotency-key': '' },
  { 'x-forwarded-for': "1.2.3.4, '; --" },
  { accept: 'application/xml' },
  { range: 'bytes=0-1' },
);
