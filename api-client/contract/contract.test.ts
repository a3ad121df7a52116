import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ERRORS, errorsOf, type OperationShape, operations, surfacesOf } from './index.ts';
import { tidyLine, tidyLines } from './plain-text.ts';

const all: readonly OperationShape[] = operations;
const cases = all.map((operation) => [operation.id, operation] as const);
const duplicates = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

/** Operations for customers whose answer is the same for every customer, so that one cached answer serves all of them. */
const ALIKE_FOR_CUSTOMERS = ['productos.filtradosConPrecios', 'productos.cuentasConPrecios'];

describe.each(cases)('%s', (_id, operation) => {
  const { params, query, body, answers, path } = operation;

  it('has only schemas that JSON Schema can express, so that clients know every check', () => {
    for (const schema of [params, query, body?.schema]) {
      if (schema) expect(() => z.toJSONSchema(schema, { io: 'input' })).not.toThrow();
    }
    for (const answer of Object.values(answers)) {
      if (!('file' in answer)) expect(() => z.toJSONSchema(answer, { io: 'output' })).not.toThrow();
    }
  });

  it('has a single answer, and declares each parameter of its path', () => {
    expect(Object.keys(answers)).toHaveLength(1);
    expect(Object.keys(answers)[0]).toMatch(/^20[01]$/);
    const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(Object.keys(params?.shape ?? {})).toEqual(named);
    expect(path).toMatch(/^(\/([\w-]+|\{\w+\}))+$/);
  });

  it('is named by its resource and its verb', () => {
    expect(operation.id).toMatch(/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/);
    expect(operation.summary).toMatch(/^[A-Z].*\.$/);
    for (const code of errorsOf(operation)) expect(ERRORS).toHaveProperty(code);
  });

  it('combines its options consistently', () => {
    if (operation.prices) expect([operation.audience, operation.method]).toEqual(['public', 'GET']);
    const keeper = ALIKE_FOR_CUSTOMERS.includes(operation.id) ? 'customer' : 'public';
    if (operation.cached) expect([operation.audience, operation.method]).toEqual([keeper, 'GET']);
    if (operation.admits) expect(operation.audience).toBe('customer');
    if (operation.method === 'GET')
      expect(body ?? operation.versioned ?? operation.idempotent).toBeUndefined();
    if (operation.audience === 'public' && operation.method !== 'GET') expect(operation.rate).toBeDefined();
  });
});

/** Names of the fields with several lines. All other texts of calls have one line. */
const SEVERAL_LINES = [
  'descripcion',
  'nota',
  'falta',
  'texto',
  'mensaje',
  'motivo',
  'texto_inicio',
  'texto_nosotros',
];
/** Passwords keep every character as typed: they are compared and never shown. */
const SECRETS = ['password', 'currentPassword', 'newPassword'];

/** Returns each text schema with the name of its field. */
function textsIn(schema: z.ZodType | undefined, name = ''): [string, z.ZodType][] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, one]) => textsIn(one as z.ZodType, key));
  if (schema instanceof z.ZodArray) return textsIn(schema.element as z.ZodType, name);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((one) => textsIn(one as z.ZodType, name));
  if (schema instanceof z.ZodPipe) return textsIn(schema.in as z.ZodType, name);
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodExactOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  )
    return textsIn(schema.unwrap() as z.ZodType, name);
  return schema instanceof z.ZodString ? [[name, schema]] : [];
}

describe('texts in calls', () => {
  const written = cases.flatMap(([id, { params, query, body }]) =>
    [params, query, body?.schema]
      .flatMap((schema) => textsIn(schema))
      .filter(([name]) => !SECRETS.includes(name))
      .map(([name, schema]) => [id, name, schema] as const),
  );

  it.each(written)(
    'of %s never contain, in field %s, characters that break a line, a row or the database',
    (_id, name, schema) => {
      for (const odd of [
        '\0',
        '\u0001',
        '\u001b',
        '\u007f',
        '\u009b',
        '\ud800',
        '\uffff',
        '\r',
        '\n',
        '\t',
        '\u2028',
      ]) {
        const { success, data } = schema.safeParse(`Abcd ef${odd}=1 ghij`);
        const allowed = SEVERAL_LINES.includes(name) ? /[^\P{C}\n]|\p{Cs}/u : /\p{C}|[\u2028\u2029]/u;
        expect(success && allowed.test(String(data)), JSON.stringify([name, odd, data])).toBe(false);
      }
    },
  );

  it.each(written)('of %s lose invisible characters in field %s', (_id, name, schema) => {
    for (const odd of [
      '\u200b',
      '\u202e',
      '\u2066',
      '\u00ad',
      '\u3164',
      '\ufeff',
      '\u{e0041}',
      '\u2800',
      '\u200d',
    ]) {
      const { success, data } = schema.safeParse(`Abcd ef${odd}ghij`);
      expect(success && String(data).includes(odd), JSON.stringify([name, odd, data])).toBe(false);
      const alone = schema.safeParse(odd.repeat(12));
      expect(alone.success && alone.data !== '', JSON.stringify([name, odd, alone.data])).toBe(false);
    }
  });
});

it('keeps emojis whole', () => {
  const text = 'Gracias 👩🏽‍🌾 🏳️‍🌈 ❤️ 1️⃣ y ñandú';
  expect([tidyLine(text), tidyLines(text)]).toEqual([text, text]);
});

it('stores texts of several lines with line feeds only', () => {
  expect(tidyLines(' uno\r\ndos\rtres\u2028cuatro\t5\n\nseis ')).toBe('uno\ndos\ntres\ncuatro 5\n\nseis');
});

/** Numbers with decimals that are not amounts. */
const NO_AMOUNT = ['cada_dias', 'cantidad'];

/** Operations whose files contain no amounts. */
const PLAIN_FILES = ['planillas.clientes'];

/** Returns the names of an answer's number fields that may have decimals, and files: these may contain amounts. */
function amountsIn(answer: OperationShape['answers'][number]): string[] {
  if ('file' in answer) return [JSON.stringify(answer.file)];
  const { $defs = {}, ...root } = z.toJSONSchema(answer, { io: 'output' }) as { $defs?: object };
  const found: string[] = [];
  const look = (node: unknown, name: string): void => {
    if (!node || typeof node !== 'object') return;
    const { type, properties = {}, ...rest } = node as { type?: unknown; properties?: object };
    if (type === 'number') found.push(name);
    for (const [key, one] of Object.entries(properties)) look(one, key);
    for (const one of Object.values(rest)) look(one, name);
  };
  look([root, ...Object.values($defs)], '');
  return found.filter((name) => !NO_AMOUNT.includes(name));
}

describe('areas of staff work', () => {
  const staff = all.filter(({ areas }) => areas !== undefined);

  it.each(staff.map((operation) => [operation.id, operation] as const))(
    'protect amounts from roles without prices: %s',
    (id, { areas, answers, errors }) => {
      const amounts = PLAIN_FILES.includes(id) ? [] : Object.values(answers).flatMap(amountsIn);
      // The details of this error contain current prices.
      if (errors.includes('PEDIDO_DESACTUALIZADO')) amounts.push('precio');
      const kinds = typeof areas === 'object' && 'kinds' in areas ? Object.entries(areas.kinds) : undefined;
      const hides =
        kinds?.every(
          ([kind, needed]) => ['clientes', 'fotos'].includes(kind) || needed.includes('ver-precios'),
        ) ?? (Array.isArray(areas) ? areas.includes('ver-precios') : areas === 'solo admin');
      expect(amounts.length === 0 || hides, String(amounts)).toBe(true);
    },
  );

  it('are declared by every call that staff may make, and by no other call', () => {
    const forStaff = ({ audience, admits }: OperationShape) =>
      audience === 'staff' || audience === 'admin' || admits?.includes('staff') === true;
    expect(staff.map(({ id }) => id)).toEqual(all.filter(forStaff).map(({ id }) => id));
  });

  it('reserve for admins: staff accounts, roles, secrets, costs and personal data', () => {
    const alone = staff.filter(({ areas }) => areas === 'solo admin').map(({ id }) => id);
    expect(alone).toEqual([
      'sesiones.endOfUsuario',
      'segundoFactor.endOfUsuario',
      'usuarios.rolEmpleado',
      'usuarios.quitarRolEmpleado',
      'usuarios.exportarDatos',
      'usuarios.borrarDatos',
      ...['list', 'get', 'create', 'update', 'delete', 'invitar', 'dar'].map((verb) => `roles.${verb}`),
      ...['resumen', 'list', 'planilla'].map((verb) => `margen.${verb}`),
      ...['get', 'update'].map((verb) => `costos.${verb}`),
      ...['list', 'get', 'reenviar', 'prueba'].map((verb) => `correos.${verb}`),
      'bitacora.list',
      'estado.get',
      'estado.primerosPasos',
      'estado.fallidos',
      'estado.reintentar',
      'estado.descartar',
    ]);
  });
});

describe('all calls together', () => {
  it('have unique ids and unique routes', () => {
    expect(duplicates(all.map(({ id }) => id))).toEqual([]);
    // Two routes that differ only in a parameter's name are the same route.
    const routes = all.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
    expect(duplicates(routes)).toEqual([]);
  });

  it('use each schema name for only one schema', () => {
    const schemas = all.flatMap(({ body, answers }) => [body?.schema, ...Object.values(answers)]);
    const names = new Map<string, unknown>();
    for (const schema of schemas) {
      if (!schema || 'file' in schema) continue;
      const { id } = schema.meta() ?? {};
      if (!id) continue;
      expect(names.get(id) ?? schema, id).toBe(schema);
      names.set(id, schema);
    }
    expect(names.size).toBeGreaterThan(20);
  });

  it('include rate limits for login, account requests and password resets', () => {
    const limited = all.filter(({ rate }) => rate).map(({ id }) => id);
    expect(limited).toEqual(
      expect.arrayContaining([
        'auth.login',
        'usuarios.create',
        'auth.requestPasswordReset',
        'auth.resetPassword',
      ]),
    );
  });
});

describe("the storefront's document", () => {
  const document = JSON.parse(
    readFileSync(new URL('../openapi/storefront.json', import.meta.url), 'utf8'),
  ) as { paths: Record<string, Record<string, { operationId: string }>> };
  const shipped = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => ({
      operationId,
      route: `${method.toUpperCase()} ${path}`,
    })),
  );
  const camel = (id: string) => id.replace(/\.(\w)/g, (_, letter: string) => letter.toUpperCase());
  const isStaff = ({ audience }: OperationShape) => audience === 'staff' || audience === 'admin';

  it('contains the list of notifications, and no other staff call', () => {
    const staff = all.filter(isStaff);
    const ids = shipped.map(({ operationId }) => operationId);
    const routes = shipped.map(({ route }) => route);
    expect(staff.map(({ id }) => camel(id)).filter((id) => ids.includes(id))).toEqual(['notificacionesList']);
    expect(
      staff.map(({ method, path }) => `${method} ${path}`).filter((route) => routes.includes(route)),
    ).toEqual(['GET /notificaciones']);
  });

  it('contains exactly the calls that the contract ships to the storefront', () => {
    const expected = all
      .filter((operation) => surfacesOf(operation).includes('storefront'))
      .map(({ id }) => camel(id));
    expect(shipped.map(({ operationId }) => operationId).sort()).toEqual(expected.sort());
  });

  it("contains no word of staff's calls", () => {
    const text = JSON.stringify(document);
    for (const word of [
      'inactivos',
      'sinstock',
      '/baja/',
      '/alta/',
      'rol-empleado',
      'remitos',
      'ganancia',
      'adminPedidos',
      'UsuariosPage',
      'PedidoEdicionBody',
    ]) {
      expect(text.includes(word), word).toBe(false);
    }
  });
});
