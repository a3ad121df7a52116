import { ANCHOS, BANNER_ANCHOS, FORMATS, type Format, LOGO_ANCHO } from './picture.ts';

export const nameOf = (ancho: number, format: Format): string => `${ancho}.${format}`;

/** Returns the files of a picture with these widths. */
export const filesOf = (anchos: readonly number[]): { ancho: number; format: Format }[] =>
  anchos.flatMap((ancho) =>
    (ancho === LOGO_ANCHO ? (['png'] as const) : FORMATS).map((format) => ({ ancho, format })),
  );

const namesOf = (anchos: readonly number[]) => filesOf(anchos).map((file) => nameOf(file.ancho, file.format));

/** File names of a product's picture. */
export const NAMES = namesOf(ANCHOS);
/** File names that any picture may have. */
export const ALL_NAMES = namesOf([...new Set([...ANCHOS, ...BANNER_ANCHOS]), LOGO_ANCHO]);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the id, or throws a RangeError. An id may come from a URL, so check it before it becomes part of a path. */
export function checkedId(imagenId: string): string {
  if (!UUID.test(imagenId)) throw new RangeError('imagenId is not a UUID');
  return imagenId;
}

const FILE = /^([0-9a-f-]{36})\/(\d{1,5})\.(avif|webp|png)$/;

/** Returns the parts of `<id>/640.webp`, the path of a picture; undefined for other paths. */
export function partsOf(path: string): { imagenId: string; ancho: number; format: Format } | undefined {
  const [, imagenId = '', ancho, format] = FILE.exec(path) ?? [];
  return UUID.test(imagenId) ? { imagenId, ancho: Number(ancho), format: format as Format } : undefined;
}
