import { ANCHOS, FORMATS, type Format } from './picture.ts';

export const nameOf = (ancho: number, format: Format): string => `${ancho}.${format}`;

/** Of all the files that a picture has. */
export const NAMES = ANCHOS.flatMap((ancho) => FORMATS.map((format) => nameOf(ancho, format)));

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** An id may come from an address, so it is checked before it is part of a path. */
export function checkedId(imagenId: string): string {
  if (!UUID.test(imagenId)) throw new RangeError('imagenId is not a UUID');
  return imagenId;
}

const FILE = /^([0-9a-f-]{36})\/(\d{1,5})\.(avif|webp)$/;

/** `<id>/640.webp`, as pictures stand below their folder, in its parts; nothing for any other path. */
export function partsOf(path: string): { imagenId: string; ancho: number; format: Format } | undefined {
  const [, imagenId = '', ancho, format] = FILE.exec(path) ?? [];
  return UUID.test(imagenId) ? { imagenId, ancho: Number(ancho), format: format as Format } : undefined;
}
