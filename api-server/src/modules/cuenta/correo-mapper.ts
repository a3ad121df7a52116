import { correoDeCuenta } from 'api-client/contract/cuenta';
import type { z } from 'zod';
import type { UsuarioRow } from '../usuarios/usuarios-repository.ts';

/** The e-mail of an account, as its owner is told of it. */
export const toCorreo = ({ email, correo_confirmado_en }: UsuarioRow): z.output<typeof correoDeCuenta> =>
  correoDeCuenta.parse({ email, confirmado: correo_confirmado_en !== null });
