/** What the call takes that makes an account; apart: only the server and one screen of the panel read it. */
import { z } from 'zod';
import { password } from './auth.ts';
import { registroBody } from './usuario.ts';

const ONE_OF_BOTH = 'Escribe una contraseña o envía el enlace por correo, no las dos cosas.';

/**
 * What `POST /usuarios` takes: the documents' form, whose password staff may replace by a link that the customer is mailed.
 * `when`: a missing password is told with the other fields that are wrong.
 */
export const altaBody = registroBody
  .extend({
    password: password.exactOptional(),
    clave_por_correo: z
      .literal(true, 'Para enviar el enlace por correo, el valor es true.')
      .exactOptional()
      .describe(
        'In place of `password`, for staff alone: the customer is mailed a link by which they choose one',
      ),
  })
  .refine((asked) => asked.password !== undefined || asked.clave_por_correo !== undefined, {
    path: ['password'],
    message: 'La contraseña es obligatoria.',
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
  .refine((asked) => asked.password === undefined || asked.clave_por_correo === undefined, {
    path: ['password'],
    message: ONE_OF_BOTH,
  })
  .meta({ id: 'AltaBody' });
