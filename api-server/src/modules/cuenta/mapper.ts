import { correoDeCuenta } from 'api-client/contract/cuenta';
import type { z } from 'zod';
import type { UsuarioRow } from '../usuarios/repository/usuarios.ts';

/** Returns the account's e-mail and the requested one, for the account's owner. */
export const toCorreo = (
  { email, correo_confirmado_en }: UsuarioRow,
  cambio: { email: string; vence_en: Date } | undefined,
): z.output<typeof correoDeCuenta> =>
  correoDeCuenta.parse({
    email,
    confirmado: correo_confirmado_en !== null,
    cambio: cambio ? { email: cambio.email, vence_en: cambio.vence_en.toISOString() } : null,
  });
