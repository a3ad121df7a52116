import type { MailShop } from '../mail/mail-layout.ts';
import type { Mail } from '../mail/mailer.ts';
import type { ModuleDeps } from './deps.ts';

interface Owner {
  usuario_id: string;
  nombre: string;
  apellido: string;
  email: string;
}

/** The shop as its mails name it, with the address of the storefront. */
export const mailShop = ({ shop, storefrontUrl }: Pick<ModuleDeps, 'shop' | 'storefrontUrl'>): MailShop => ({
  nombre: shop.nombre,
  url: storefrontUrl,
});

/**
 * Mails the owner of an account. Nobody waits for it: what it tells of stands, however slow or broken the mail
 * server is.
 */
export function mailOwner(
  { mailer }: Pick<ModuleDeps, 'mailer'>,
  owner: Owner,
  mail: Omit<Mail, 'to'>,
): void {
  const to = { name: `${owner.nombre} ${owner.apellido}`, address: owner.email };
  mailer.send({ to, ...mail }).catch((error: unknown) => {
    console.error(`A mail to account ${owner.usuario_id} was not sent («${mail.subject}»):`, error);
  });
}
