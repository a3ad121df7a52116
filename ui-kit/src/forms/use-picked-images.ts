import { useLayoutEffect, useRef, useState } from 'react';
import { wholeText } from '../whole-text.ts';

/** Texts of the image picker; each can be replaced. */
export const imagePickerFieldTexts = {
  choose: (many: boolean) => (many ? 'Elige imágenes' : 'Elige una imagen'),
  drop: 'o arrástralas hasta aquí',
  full: (max: number) => `Ya están las ${max} imágenes. Quita una para poner otra.`,
  tooMany: (max: number) => `Solo puedes subir un máximo de ${max} imágenes.`,
  position: (at: number, of: number) => `Imagen ${at} de ${of}`,
  first: 'Principal',
  drag: (name: string) => `Ordenar con las flechas o arrastrando: ${name}`,
  earlier: (name: string) => `Mover antes: ${name}`,
  later: (name: string) => `Mover después: ${name}`,
  crop: (name: string) => `Recortar: ${name}`,
  remove: (name: string) => `Quitar: ${name}`,
  moved: (name: string, at: number, of: number) => `${name}: ahora en el lugar ${at} de ${of}.`,
  removed: (name: string) => `${name}: quitada.`,
  cropped: (name: string) => `${name}: recortada.`,
  whole: (name: string) => `${name}: entera otra vez.`,
  added: (count: number) => (count === 1 ? '1 imagen agregada.' : `${wholeText(count)} imágenes agregadas.`),
  broken: 'Sin vista previa',
  uploading: 'Subiendo imágenes…',
  unsent: 'No se pudo subir.',
  retry: 'Reintentar',
  cropTitle: 'Recortar la imagen',
  cropHelp: 'Arrastra la imagen o muévela con las flechas; con + y − se acerca y se aleja.',
  cropFrame: 'Encuadre de la imagen',
  zoom: 'Acercar',
  cropUse: 'Usar el recorte',
  cropWhole: 'Dejarla entera',
  cropCancel: 'Cancelar',
  cropFailed: 'No se puede recortar esta imagen. Se puede subir entera.',
};

/** A picture that the server already has. */
export interface StoredImage {
  id: string;
  src: string;
  name: string;
}
export type PickedImage = File | StoredImage;

const keys = new WeakMap<File, string>();
let imageCount = 0;

/** Returns the same key for a file and its cropped version, so that the picture keeps its place in the list. */
export function keyOf(image: PickedImage): string {
  if (!(image instanceof File)) return image.id;
  const key = keys.get(image) ?? `file-${++imageCount}`;
  keys.set(image, key);
  return key;
}

interface PickedImagesOptions {
  images: readonly PickedImage[];
  maxFiles: number;
  texts: typeof imagePickerFieldTexts;
  onChange: (images: readonly PickedImage[]) => void;
  onTouched: () => void;
}

/** State of a picture field: its actions, announcements and focus. */
export function usePickedImages({ images, maxFiles, texts, onChange, onTouched }: PickedImagesOptions) {
  const [notice, setNotice] = useState('');
  const [refused, setRefused] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const focusNext = useRef<{ index: number; action: string }>(undefined);

  // A moved or removed button loses the focus.
  useLayoutEffect(() => {
    const next = focusNext.current;
    if (!next) return;
    focusNext.current = undefined;
    const item = list.current?.children[Math.min(next.index, images.length - 1)];
    const button =
      item?.querySelector<HTMLElement>(`[data-action=${next.action}]:enabled`) ??
      item?.querySelector<HTMLElement>('[data-action]:not([data-action=drag]):enabled');
    (button ?? input.current)?.focus();
  }, [images]);

  const change = (next: readonly PickedImage[], said: string) => {
    setRefused(undefined);
    setNotice(said);
    onChange(next);
  };
  const add = (files: readonly File[]) => {
    const fits = files.slice(0, maxFiles - images.length);
    if (fits.length > 0) change([...images, ...fits], texts.added(fits.length));
    if (fits.length < files.length) setRefused(texts.tooMany(maxFiles));
    onTouched();
  };
  /** Moves a picture; `action` is the button to focus afterwards. */
  const move = (from: number, to: number, action?: string) => {
    const next = [...images];
    const [image] = next.splice(from, 1);
    if (!image || from === to || to < 0 || to > next.length) return;
    next.splice(to, 0, image);
    if (action) focusNext.current = { index: to, action };
    change(next, texts.moved(image.name, to + 1, next.length));
  };
  const remove = (index: number) => {
    focusNext.current = { index, action: 'remove' };
    change(images.toSpliced(index, 1), texts.removed(images[index]?.name ?? ''));
  };
  const replace = (from: File, to: File, said: string) => {
    keys.set(to, keyOf(from));
    change(
      images.map((image) => (image === from ? to : image)),
      said,
    );
  };
  return { notice, refused, list, input, add, move, remove, replace };
}

/** Returns the uploaded share of each file, 0 to 1, from the share of the total: files upload one after the other. */
export function sentShares(
  images: readonly PickedImage[],
  progress: number | undefined,
): (number | undefined)[] {
  const sizes = images.map((image) => (image instanceof File ? image.size : 0));
  if (progress === undefined || sizes.filter((size) => size > 0).length < 2)
    return images.map(() => undefined);
  let sent = progress * sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size) => {
    if (size === 0) return undefined;
    const share = Math.min(1, Math.max(0, sent / size));
    sent -= size;
    return share;
  });
}
