import { hash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { isDiskFull } from '../../error-codes.ts';
import { encodeUpload } from '../../images/encode-upload.ts';
import {
  type EncodedImage,
  InvalidImageError,
  type PictureKind,
  type Refusal,
} from '../../images/picture.ts';
import { fieldProblem, Problem } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import {
  deletePending,
  findPendingBefore,
  type ImagenRow,
  insertPending,
  lockPending,
  mayDeletePictures,
} from './repository.ts';

type Deps = Pick<ModuleDeps, 'db' | 'images'>;

/** How long files may exist without a row, in milliseconds: much longer than any upload takes. */
const GRACE = 24 * 3600 * 1000;

/** Deletes the files of pictures without a row. Does nothing during a backup: the next sweep deletes them. */
export async function discard({ db, images }: Deps, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.transaction(async (tx) => {
    if (!(await mayDeletePictures(tx))) return;
    const pending = await lockPending(tx, ids);
    for (const id of pending) await images.remove(id);
    await deletePending(tx, pending);
  });
}

/**
 * Deletes the files that a crash left. Deletes only pictures that this database recorded as pending: after a
 * restore, unknown files may belong to newer data.
 */
export async function sweepPictures(deps: Deps, now = new Date()): Promise<void> {
  const ids = await findPendingBefore(deps.db, new Date(now.getTime() - GRACE));
  // One transaction per picture: with a slow bucket, a single transaction would time out before its first
  // commit.
  for (const id of ids) await discard(deps, [id]);
}

/** An uploaded picture and its form field. */
export interface Upload {
  field: string;
  file: File;
  kind?: PictureKind;
}

/** The picture's row, and for a logo its analysis. */
export type StoredPicture = Required<ImagenRow> & Pick<EncodedImage, 'logo'>;

export interface Stored<T> {
  result: T;
  /** Pictures that the transaction deleted. */
  unused: readonly string[];
}

/**
 * Encodes the pictures, stores their files and runs `work`, which inserts their rows in its transaction.
 * Deletes the files of pictures without a row and of deleted pictures, at once or in a later sweep.
 */
export async function withPictures<T>(
  { db, images }: Pick<ModuleDeps, 'db' | 'images'>,
  uploads: readonly Upload[],
  work: (imagenes: readonly StoredPicture[]) => Promise<Stored<T>>,
): Promise<T> {
  const pictures: (Required<ImagenRow> & EncodedImage)[] = [];
  for (const { file, ...upload } of uploads) {
    const content = Buffer.from(await file.arrayBuffer());
    const huella = hash('sha256', content, 'hex');
    const encoded = await encode(content, upload);
    const anchos = [...new Set(encoded.files.map((file) => file.ancho))].sort((a, b) => a - b);
    pictures.push({ ...encoded, imagen_id: uuidv7(), anchos, huella });
  }
  const ids = pictures.map((picture) => picture.imagen_id);
  const forgotten: string[] = [];
  try {
    await insertPending(db, ids);
    for (const { imagen_id, files } of pictures) await images.save(imagen_id, files).catch(refuseFull);
    const { result, unused } = await work(pictures.map(({ files: _, ...picture }) => picture));
    forgotten.push(...unused);
    return result;
  } finally {
    // Also after errors: a lost answer may hide a successful commit, whose pictures are not pending any more.
    await discard({ db, images }, [...ids, ...forgotten]).catch(() => undefined);
  }
}

function refuseFull(error: unknown): never {
  throw isDiskFull(error) ? Object.assign(new Problem('SIN_ESPACIO'), { cause: error }) : error;
}

/** Encodes an uploaded picture. Throws DATOS_INVALIDOS at its field when the file is no supported picture. */
export async function encode(content: Buffer, { field, kind }: Omit<Upload, 'file'>): Promise<EncodedImage> {
  try {
    return await encodeUpload(content, undefined, kind);
  } catch (error) {
    if (!(error instanceof InvalidImageError)) throw error;
    throw fieldProblem('DATOS_INVALIDOS', field, REFUSALS[error.refusal]);
  }
}

const REFUSALS: Record<Refusal, string> = {
  unreadable: 'No pudimos leer la imagen. Puede estar dañada; prueba con otra.',
  tooLarge: 'La imagen tiene demasiados píxeles. Redúcela e intenta de nuevo.',
  lost: 'No pudimos procesar la imagen. Intenta de nuevo o prueba con otra.',
  tooSlow: 'La imagen es demasiado compleja. Simplifícala o prueba con otra.',
};
