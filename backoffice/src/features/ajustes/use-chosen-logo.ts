import { useEffect, useState } from 'react';
import type { PickedImage } from 'ui-kit/forms/image-picker-field';
import type { LogoPicture } from 'ui-kit/logo';
import { useFileUrl } from 'ui-kit/use-file-url';
import { readPicture } from './read-picture.ts';

/**
 * Returns the chosen file as a logo. Null until the file is read, and for an unreadable file: the server
 * explains the fault.
 */
export function useChosenLogo(chosen: PickedImage | undefined): LogoPicture | null {
  const src = useFileUrl(chosen instanceof File ? chosen : undefined);
  const [picture, setPicture] = useState<LogoPicture>();
  useEffect(() => {
    if (!src) return;
    readPicture(src)
      .then(setPicture)
      .catch(() => {});
  }, [src]);
  // An older file may be read last; only the current choice counts.
  return picture && picture.src === src ? picture : null;
}
