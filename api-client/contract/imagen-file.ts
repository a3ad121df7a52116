/** An uploaded picture. */
import { z } from 'zod';
import { LIMITS } from './limits.ts';

/** The server also checks the file's content; this check of the browser's `File.type` is only the first. */
export const imagenFile = (tooBig: string, missing: string = 'Sube una imagen.') =>
  z
    .file({ error: (issue) => (Array.isArray(issue.input) ? 'Sube una sola imagen.' : missing) })
    .min(1, 'El archivo está vacío.')
    .max(LIMITS.imagenBytes, tooBig)
    .mime(
      ['image/png', 'image/jpeg', 'image/avif', 'image/webp', 'image/svg+xml'],
      'Formato no soportado. Los formatos permitidos son .png, .jpeg, .jpg, .avif, .webp, .svg.',
    );
