import { ANCHOS, BANNER_ANCHOS, FORMATS, type Format, LOGO_ANCHO } from './picture.ts';

export const nameOf = (ancho: number, format: Format): string => `${ancho}.${format}`;

/** The files of a picture that has these widths. */
export const filesOf = (anchos: readonly number[]): { ancho: number; format: Format }[] =>
  anchos.flatMap((ancho) =>
    (ancho === LOGO_ANCHO ? (['png'] as const) : FORMATS).map((format) => ({ ancho, format })),
  );

const namesOf = (anchos: readonly number[]) => filesOf(anchos).map((file) => nameOf(file.ancho, file.format));

/** Of all the files that a product's picture has. */
export const NAMES = namesOf(ANCHOS);
/** Of all that any picture may have. */
export const ALL_NAMES = namesOf([...new Set([...ANCHOS, ...BANNER_ANCHOS]), LOGO_ANCHO]);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** An id may come from an address, so it is checked before it is part of a path. */
export function checkedId(imagenId: string): string {
  if (!UUID.test(imagenId)) throw new RangeError('imagenId is not a UUID');
  return imagenId;
}

const FILE = /^([0-9a-f-]{36})\/(\d{1,5})\.(avif|webp|png)$/;

/** `<id>/640.webp`, as pictures stand below their folder, in its parts; nothing for any other path. */
export function partsOf(path: string): { imagenId: string; ancho: number; format: Format } | undefined {
  const [, imagenId = '', ancho, format] = FILE.exec(path) ?? [];
  return UUID.test(imagenId) ? { imagenId, ancho: Number(ancho), format: format as Format } : undefined;
}
