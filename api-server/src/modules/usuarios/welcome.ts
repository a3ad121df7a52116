import { cuentaAprobada } from '../../mail/cuenta-aprobada.ts';
import type { ModuleDeps } from '../deps.ts';
import type { UsuarioRow } from './usuario-mapper.ts';

/**
 * Mails the owner that the account is open. Nobody waits for it: the approval stands, however slow or broken the
 * mail server is.
 */
export function welcome(
  { mailer, shop, storefrontUrl }: Pick<ModuleDeps, 'mailer' | 'shop' | 'storefrontUrl'>,
  { nombre, apellido, nombre_comercio, email, usuario_id }: UsuarioRow,
): void {
  const mail = cuentaAprobada({ nombre, nombre_comercio, shop: { nombre: shop.nombre, url: storefrontUrl } });
  mailer.send({ to: { name: `${nombre} ${apellido}`, address: email }, ...mail }).catch((error: unknown) => {
    console.error(`The mail about the approval of account ${usuario_id} was not sent:`, error);
  });
}
