import type { PickedImage } from './image-picker-item.tsx';

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
