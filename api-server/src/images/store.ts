import type { PicturesPlace } from 'settings/pictures';
import { createFolderStore } from './folder-store.ts';
import type { Format } from './picture.ts';

/** Store of encoded pictures: a local folder or a bucket. `imagenId` is always a UUID. */
export interface ImageStore {
  /** Absolute path of the folder; null for a bucket. */
  readonly folder: string | null;
  /** Saves the files and skips existing ones: a picture never changes under its id. */
  save(imagenId: string, files: readonly StoredFile[]): Promise<void>;
  has(imagenId: string): Promise<boolean>;
  /** Returns a file of the picture; undefined when missing. */
  read(imagenId: string, ancho: number, format: Format): Promise<Buffer | undefined>;
  remove(imagenId: string): Promise<void>;
  /** Throws when the store cannot be read or written at the moment. */
  reach(): Promise<void>;
  /** Returns the space of the folder's disk; null for a bucket. */
  room(): Promise<Room | null>;
}

/** A file of a picture, possibly with a width of another version. */
export interface StoredFile {
  ancho: number;
  format: Format;
  data: Buffer;
}

/** Bytes. */
export interface Room {
  free: number;
  total: number;
}

/** Opens the store. Loads the bucket's client only when used, to save memory. */
export async function openImageStore(place: PicturesPlace): Promise<ImageStore> {
  if ('folder' in place) return createFolderStore(place.folder);
  const { createBucketStore } = await import('./bucket-store.ts');
  return createBucketStore(place.bucket);
}
