/** A picture that somebody uploads. */
import { z } from 'zod';
import { LIMITS } from './limits.ts';

/**
 * The server reads the type off the content, so that a form's check by the browser's `File.type` is a first one only.
 */
export const imagenFile = (tooBig: string, missing: string = 'Sube una imagen.') =>
  z
    .file({ error: (issue) => (Array.isArray(issue.input) ? 'Sube una sola imagen.' : missing) })
    .min(1, 'El archivo está vacío.')
    .max(LIMITS.imagenBytes, tooBig)
    .mime(
      ['image/png', 'image/jpeg', 'image/avif', 'image/webp', 'image/svg+xml'],
      'Formato no soportado. Los formatos permitidos son .png, .jpeg, .jpg, .avif, .webp, .svg.',
    );
