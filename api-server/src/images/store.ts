import type { PicturesPlace } from 'settings/pictures';
import { createFolderStore } from './folder-store.ts';
import type { ImageStore } from './picture.ts';

/** Opens the store. Loads the bucket's client only when used, to save memory. */
export async function openImageStore(place: PicturesPlace): Promise<ImageStore> {
  if ('folder' in place) return createFolderStore(place.folder);
  const { createBucketStore } = await import('./bucket-store.ts');
  return createBucketStore(place.bucket);
}
