import { operations } from 'api-client/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { successOf } from './reply.ts';
import { compileSerializer } from './serializer.ts';

const write = (schema: z.ZodType, value: unknown): unknown => JSON.parse(compileSerializer(schema)(value));

const secret = { password_hash: 'x' };
const cuenta = z.object({ tipo: z.literal('cuenta'), nombre: z.string() });
const pedido = z.object({ tipo: z.literal('pedido'), numero: z.int(), cuenta: cuenta.nullable() });
const someCuenta = { tipo: 'cuenta', nombre: 'Ana' };

describe('writes no property that the schema does not name', () => {
  it.each([
    ['an object', cuenta, { ...someCuenta, ...secret }, someCuenta],
    ['a list', z.array(cuenta), [{ ...someCuenta, ...secret }], [someCuenta]],
    ['a union', z.union([pedido, cuenta]), { ...someCuenta, ...secret }, someCuenta],
    [
      'a discriminated union',
      z.discriminatedUnion('tipo', [cuenta, pedido]),
      { tipo: 'pedido', numero: 7, cuenta: { ...someCuenta, ...secret }, ...secret },
      { tipo: 'pedido', numero: 7, cuenta: someCuenta },
    ],
    ['a nullable union', z.object({ of: z.union([cuenta, pedido]).nullable() }), { of: null }, { of: null }],
    ['a record', z.record(z.string(), cuenta), { a: { ...someCuenta, ...secret } }, { a: someCuenta }],
    [
      'an intersection of two objects',
      cuenta.and(z.object({ a: z.int() })),
      { ...someCuenta, a: 1, ...secret },
      { ...someCuenta, a: 1 },
    ],
    ['a nullable object', cuenta.nullable(), null, null],
  ])('in %s', (_, schema, value, written) => {
    expect(write(schema, value)).toEqual(written);
  });

  it.each([
    ['a field of unknown type', z.object({ data: z.unknown() })],
    ['an object with unknown fields', z.looseObject({ nombre: z.string() })],
    ['an intersection of two lists', z.array(cuenta).and(z.array(pedido))],
    ['a tuple', z.tuple([z.string(), cuenta])],
  ])('refuses a schema that it cannot restrict: %s', (_, schema) => {
    expect(() => compileSerializer(schema)).toThrow('An answer must declare all its fields');
  });
});

it.each(operations.map((operation) => [operation.id, operation] as const))(
  'compiles the answer of %s',
  (_, operation) => {
    const { answer } = successOf(operation);
    if (!('file' in answer)) expect(() => compileSerializer(answer)).not.toThrow();
  },
);
