import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { plainIds, splitIds } from './plain-ids.ts';

const ID = '0198C0DE-0000-7000-8000-00000000000A';
const id = ID.toLowerCase();

describe('plainIds', () => {
  it('writes every identifier small, wherever it stands, and no other text', () => {
    const schema = z.object({
      usuarioId: z.uuid(),
      detalles: z.array(z.object({ producto_id: z.uuid('falta'), cantidad: z.int() })),
      marca_id: z.uuid().nullable().optional(),
      referencia: z.uuid().default(ID),
      password: z.string(),
    });
    expect(
      plainIds(schema, {
        usuarioId: ID,
        detalles: [{ producto_id: ID, cantidad: 1 }],
        marca_id: ID,
        referencia: ID,
        password: ID,
      }),
    ).toEqual({
      usuarioId: id,
      detalles: [{ producto_id: id, cantidad: 1 }],
      marca_id: id,
      referencia: id,
      password: ID,
    });
  });

  it('leaves what was not sent away, and what is null', () => {
    const schema = z.object({ one: z.uuid().optional(), other: z.uuid().nullable() });
    expect(plainIds(schema, { other: null })).toEqual({ other: null });
    expect(plainIds(undefined, undefined)).toBeUndefined();
  });

  it('keeps the files of a form', () => {
    const file = new File(['x'], 'x.png');
    const schema = z.object({ imagen: z.file(), marca_id: z.uuid() });
    const plain = plainIds(schema, { imagen: file, marca_id: ID });
    expect(plain).toEqual({ imagen: file, marca_id: id });
    expect((plain as { imagen: File }).imagen).toBe(file);
  });
});

it('splits a list into its identifiers, each once', () => {
  expect(splitIds(`${ID},${id}`)).toEqual([id]);
});
