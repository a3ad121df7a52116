import { useEffect, useState } from 'react';
import type { PickedImage } from 'ui-kit/forms/image-picker-field';
import type { LogoPicture } from 'ui-kit/logo';
import { useFileUrl } from 'ui-kit/use-file-url';
import { readPicture } from './read-picture.ts';

/** The chosen file as a logo; nothing until it is read, nor of one that can't be: the server says what is wrong with it. */
export function useChosenLogo(chosen: PickedImage | undefined): LogoPicture | null {
  const src = useFileUrl(chosen instanceof File ? chosen : undefined);
  const [picture, setPicture] = useState<LogoPicture>();
  useEffect(() => {
    if (!src) return;
    readPicture(src)
      .then(setPicture)
      .catch(() => {});
  }, [src]);
  // Of two that are read at once the one that is chosen counts.
  return picture && picture.src === src ? picture : null;
}
