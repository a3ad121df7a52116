/** The body of the call that creates an account. In a separate file, because only the server and one screen of the panel use it. */
import { z } from 'zod';
import { password } from './auth.ts';
import { registroBody } from './usuario.ts';

const ONE_OF_BOTH = 'Escribe una contraseña o envía el enlace por correo, no las dos cosas.';

/**
 * Body of `POST /usuarios`: the document's form. Staff may replace the password by a link that is mailed to the customer.
 * The refinement has a `when`, so that a missing password is reported together with other invalid fields.
 */
export const altaBody = registroBody
  .extend({
    password: password.exactOptional(),
    clave_por_correo: z
      .literal(true, 'Para enviar el enlace por correo, el valor es true.')
      .exactOptional()
      .describe('Only for staff, instead of `password`: mails the customer a link to choose a password'),
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
