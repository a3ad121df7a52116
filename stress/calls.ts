/** Generates calls that are almost valid: sample calls of the contract with some changes. */
import type { OperationShape } from 'api-client/contract';
import { type SampleCall, sampleCall } from 'api-server/testing/sample-call';
import fc from 'fast-check';
import { hostileHeaders, hostileJson, hostileSegment } from './hostile.ts';

type Values = Record<string, unknown>;

export interface GeneratedCall {
  method: OperationShape['method'];
  url: string;
  headers: Record<string, string>;
  payload?: string | FormData;
}

/** JSON text that is inserted without escaping. */
class Raw {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const change = fc.record({
  /** Index of the place to change, modulo the number of places. */
  place: fc.nat({ max: 1000 }),
  how: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'repeat'),
  json: hostileJson,
  name: fc.constantFrom(
    'campo',
    '__proto__',
    'constructor',
    'usuario_id',
    'precio',
    'roles',
    'version',
    'a.b',
    '',
  ),
});
type Change = typeof change extends fc.Arbitrary<infer C> ? C : never;

const part = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 3 });

/** Changes to a valid call. */
export const changes = fc.record({
  body: fc.array(change, { maxLength: 3 }),
  whole: fc.option(hostileJson, { nil: undefined, freq: 12 }),
  query: part(fc.tuple(fc.nat({ max: 1000 }), hostileSegment)),
  params: part(fc.tuple(fc.nat({ max: 1000 }), hostileSegment)),
  headers: fc.option(hostileHeaders, { nil: undefined, freq: 6 }),
  /** For a form: number of bytes to cut off at the end. */
  cut: fc.option(fc.nat({ max: 400 }), { nil: undefined, freq: 4 }),
});
export type Changes = typeof changes extends fc.Arbitrary<infer C> ? C : never;

export async function generatedCall(
  operation: OperationShape,
  done: Changes,
  known: Values,
): Promise<GeneratedCall> {
  const sample = sampleCall(operation, known);
  const { payload, headers } = await bodyOf(operation, sample, done);
  return {
    method: operation.method,
    url: urlOf(operation, sample, done),
    headers: { ...headers, ...done.headers },
    ...(payload === undefined ? {} : { payload }),
  };
}

/** Returns the URL with hostile values in one path parameter and one query parameter. */
function urlOf(operation: OperationShape, { params, query }: SampleCall, done: Changes): string {
  const place = (values: Values, at: [number, string] | undefined) => {
    const names = Object.keys(values);
    const written = names.map((name) => [name, encodeURIComponent(String(values[name]))] as const);
    const chosen = at && names[at[0] % names.length];
    return written.map(([name, text]) => [name, name === chosen ? (at?.[1] ?? '') : text] as const);
  };
  const inPath = new Map(place(params, done.params));
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => inPath.get(name) ?? '');
  const pairs = place(query, done.query).map(([name, text]) => `${name}=${text}`);
  // Also add a repeated and an unknown query parameter, whose meaning the contract does not define.
  if (done.query) pairs.push(pairs[0] ?? `limit=${done.query[1]}`, `__proto__=${done.query[1]}`);
  return `/api${path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
}

async function bodyOf({ body }: OperationShape, sample: SampleCall, done: Changes) {
  if (!body) return { headers: {} };
  if (body.type === 'multipart') return formOf(sample.body as FormData, done);
  const value = structuredClone(sample.body);
  const changed = done.body.reduce<unknown>((now, one) => changeIn(now, one), value);
  return { payload: done.whole ?? textOf(changed), headers: { 'content-type': 'application/json' } };
}

/** Returns the form's bytes, possibly cut off. Text fields are changed, files are not. */
async function formOf(form: FormData, done: Changes) {
  for (const { place, how, json, name } of done.body) {
    const names = [...form.keys()];
    const at = names[place % names.length] ?? name;
    if (how === 'remove') form.delete(at);
    else if (how === 'add') form.append(name, json);
    else if (how === 'repeat') form.append(at, json);
    else form.set(at, json.replace(/^"|"$/g, ''));
  }
  const written = new Response(form);
  const type = written.headers.get('content-type') ?? '';
  const text = Buffer.from(await written.arrayBuffer()).toString('latin1');
  const payload = done.cut === undefined ? text : text.slice(0, -done.cut || undefined);
  return { payload, headers: { 'content-type': type } };
}

/** Returns the value with one place changed; each object, list and leaf is a place. */
function changeIn(value: unknown, { place, how, json, name }: Change): unknown {
  const places: { parent: Values; key: string }[] = [];
  const collect = (parent: Values) => {
    for (const key of Object.keys(parent)) {
      places.push({ parent, key });
      const inner = parent[key];
      if (typeof inner === 'object' && inner !== null && !(inner instanceof Raw)) collect(inner as Values);
    }
  };
  const root: Values = { value };
  collect(root);
  const { parent, key } = places[place % places.length] ?? { parent: root, key: 'value' };
  const target = parent[key];
  if (how === 'remove') delete parent[key];
  else if (how === 'add' && isPlain(target)) define(target, name, new Raw(json));
  else if (how === 'repeat') parent[key] = Array.isArray(target) ? [...target, ...target] : [target, target];
  else parent[key] = new Raw(json);
  return root.value;
}

const isPlain = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Raw);

/** Defines the field even when assignment would have another effect, as with `__proto__`. */
const define = (target: Values, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });

function textOf(value: unknown): string {
  if (value instanceof Raw) return value.text;
  if (Array.isArray(value)) return `[${value.map((one) => textOf(one ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).map(([name, inner]) => `${JSON.stringify(name)}:${textOf(inner)}`);
  return `{${fields.join(',')}}`;
}
