import { availableParallelism } from 'node:os';
import { encodeImage } from 'api-server/images/encode';
import type { ImageStore } from 'api-server/images/picture';
import { composePicture } from './compose.ts';
import type { PictureSpec } from './picture-spec.ts';

export type PictureStore = Pick<ImageStore, 'has' | 'save'>;

/**
 * Composes, encodes and saves missing pictures, as many in parallel as there are cores. Reports the number after each.
 */
export async function storePictures(
  pictures: ReadonlyMap<string, PictureSpec>,
  store: PictureStore,
  onStored: (count: number) => void = () => undefined,
  parallel = Math.min(4, availableParallelism()),
): Promise<void> {
  const waiting = pictures.entries();
  let stored = 0;
  const work = async () => {
    for (const [imagenId, spec] of waiting) {
      if (!(await store.has(imagenId))) {
        const { files } = await encodeImage(Buffer.from(composePicture(spec)));
        await store.save(imagenId, files);
      }
      stored += 1;
      onStored(stored);
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
}
