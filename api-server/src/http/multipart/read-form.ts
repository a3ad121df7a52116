import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { HEAD, mimeOf } from '../../images/detect-format.ts';
import { Problem } from '../../shared/problem.ts';
import { FORM_LIMIT, IDLE_TIMEOUT, PART_LIMITS, WHOLE_FILES } from './form-limits.ts';

/** A part of a form, in the order of sending. */
export interface FormEntry {
  name: string;
  value: string | File;
}

/**
 * Reads a `multipart/form-data` body, with limits on every part. The `type` of a file comes from its content, not from
 * its name. An empty file input counts as missing.
 * @throws Problem DATOS_INVALIDOS for an invalid or incomplete form, ARCHIVO_DEMASIADO_GRANDE above the limits.
 */
export function readForm(raw: IncomingMessage): Promise<FormEntry[]> {
  const parser = createParser(raw);
  const parts: { name: string; value: string | File | undefined }[] = [];

  return new Promise((resolve, reject) => {
    let size = 0;
    let files = 0;
    const silence = setTimeout(() => fail(new Problem('DATOS_INVALIDOS')), IDLE_TIMEOUT);
    const done = () => {
      clearTimeout(silence);
      raw.off('data', count);
      raw.off('close', cut);
    };
    /** Reads and discards the rest: a client that still sends would not read the answer otherwise. */
    const fail = (problem: Problem) => {
      done();
      raw.unpipe(parser);
      raw.resume();
      reject(problem);
    };
    const count = (chunk: Buffer) => {
      silence.refresh();
      size += chunk.length;
      if (size > FORM_LIMIT) fail(new Problem('ARCHIVO_DEMASIADO_GRANDE'));
    };
    const cut = () => {
      if (!raw.readableEnded) fail(new Problem('DATOS_INVALIDOS'));
    };

    parser.on('field', (name, value) => parts.push({ name, value }));
    parser.on('file', (name, stream, filename) => {
      const part = { name, value: undefined as File | undefined };
      parts.push(part);
      if (filename) files += 1;
      collect(stream, Boolean(filename) && files <= WHOLE_FILES, (content) => {
        if (!filename) return;
        part.value = new File([content], filename, { type: mimeOf(content.subarray(0, HEAD)) });
      });
    });
    parser.on('fieldsLimit', () => fail(new Problem('ARCHIVO_DEMASIADO_GRANDE')));
    parser.on('error', () => fail(new Problem('DATOS_INVALIDOS')));
    parser.on('finish', () => {
      done();
      resolve(parts.filter((part): part is FormEntry => part.value !== undefined));
    });
    raw.on('data', count);
    raw.on('close', cut);
    raw.on('error', () => undefined);
    raw.pipe(parser);
  });
}

function createParser({ headers }: IncomingMessage): BusboyInstance {
  const { 'content-type': type = '', 'content-length': length } = headers;
  if (Number(length) > FORM_LIMIT) throw new Problem('ARCHIVO_DEMASIADO_GRANDE');
  try {
    if (!/^multipart\/form-data/i.test(type)) throw new Error(`${type} is not a form`);
    return new Busboy({ headers: { 'content-type': type }, limits: PART_LIMITS });
  } catch {
    throw new Problem('DATOS_INVALIDOS');
  }
}

/** Passes the content, or only its head, to `then` at the end of the stream. */
function collect(stream: Readable, whole: boolean, then: (content: Buffer<ArrayBuffer>) => void): void {
  const chunks: Buffer[] = [];
  let headLength = 0;
  stream.on('data', (chunk: Buffer) => {
    if (!whole && headLength >= HEAD) return;
    const headPart = whole ? chunk : chunk.subarray(0, HEAD - headLength);
    chunks.push(headPart);
    headLength += headPart.length;
  });
  stream.on('end', () => then(Buffer.concat(chunks)));
  // The form fails too and reports the error.
  stream.on('error', () => undefined);
}

/** Concurrent uploads per process. An upload may hold about 12 MB of files in memory. */
const CONCURRENCY = 8;

export type UploadSlots = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs the work, or throws NO_DISPONIBLE when all slots are taken, so that memory use stays bounded. */
export function createUploadSlots(slots = CONCURRENCY): UploadSlots {
  let fileCount = 0;
  return async (work) => {
    if (fileCount >= slots) throw new Problem('NO_DISPONIBLE');
    fileCount += 1;
    try {
      return await work();
    } finally {
      fileCount -= 1;
    }
  };
}
