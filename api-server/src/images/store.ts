import type { PicturesPlace } from 'settings/pictures';
import { createFolderStore } from './folder-store.ts';
import type { Format } from './picture.ts';

/** Where encoded pictures are kept: a folder here, a bucket elsewhere. `imagenId` is always a UUID. */
export interface ImageStore {
  /** Absolute; null where they are in a bucket. */
  readonly folder: string | null;
  /** Does nothing for the files that are there already: a picture never changes under its id. */
  save(imagenId: string, files: readonly StoredFile[]): Promise<void>;
  has(imagenId: string): Promise<boolean>;
  /** One of its files; nothing where it is not. */
  read(imagenId: string, ancho: number, format: Format): Promise<Buffer | undefined>;
  remove(imagenId: string): Promise<void>;
  /** Throws where nothing could be read or saved at the moment. */
  reach(): Promise<void>;
  /** Of the disk that they are on; null where it is none. */
  room(): Promise<Room | null>;
}

/** One of a picture's, of this version's widths or of another's. */
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

/** Only what is used is loaded: a client of buckets takes memory, too. */
export async function openImageStore(place: PicturesPlace): Promise<ImageStore> {
  if ('folder' in place) return createFolderStore(place.folder);
  const { createBucketStore } = await import('./bucket-store.ts');
  return createBucketStore(place.bucket);
}
