import type { Shop } from '../shop.ts';
import type { MailShop } from './mail-layout.ts';
import type { Mail, Mailer } from './mailer.ts';

export interface MailDeps {
  mailer: Mailer;
  shop: Shop;
  /** Origin of the storefront, for links in mails. */
  storefrontUrl: string;
}

interface Owner {
  usuario_id: string;
  nombre: string;
  apellido: string;
  email: string;
}

/**
 * Mails the owner of an account. Nobody waits for it, and nothing of it fails: what it tells of is committed and
 * stands, however slow or broken the mail server is, and though the mail could not even be written.
 */
export function mailOwner(
  { mailer, shop, storefrontUrl }: MailDeps,
  owner: Owner,
  compose: (shop: MailShop) => Omit<Mail, 'to'>,
): void {
  let subject = '';
  const send = async () => {
    const mail = compose({ nombre: shop.nombre, url: storefrontUrl });
    subject = mail.subject;
    await mailer.send({ to: { name: `${owner.nombre} ${owner.apellido}`, address: owner.email }, ...mail });
  };
  send().catch((error: unknown) => {
    console.error(`A mail to account ${owner.usuario_id} was not sent («${subject}»):`, error);
  });
}
