import type { Shop } from 'settings/shop';
import { mainTone } from 'ui-kit/brand';
import type { Author } from '../bitacora/record.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { getShop } from '../db/get-shop.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { type AccountName, ERASED_DOMAIN, greetingName } from './address.ts';
import type { MailShop } from './mail-layout.ts';
import type { Mail } from './mailer.ts';

export interface MailDeps {
  jobs: Jobs;
  /** The shop by the operator's settings; `getShop` adds the values of the admins. */
  shop: Shop;
  /** Origin of the storefront, for links in mails. */
  storefrontUrl: string;
}

interface Owner extends AccountName {
  email: string;
}

/** The recipient's first name, if allowed, and the shop. */
export interface Addressee {
  nombre: string | undefined;
  shop: MailShop;
}

export type Composer = (to: Addressee) => Omit<Mail, 'to'>;

type ShopDeps = Omit<MailDeps, 'jobs'>;

async function mailShop(q: Queryable, { shop, storefrontUrl }: ShopDeps): Promise<MailShop> {
  const { nombre, color, logo } = await getShop(q, shop);
  return {
    nombre,
    url: storefrontUrl,
    color: mainTone(color),
    logo: logo && {
      url: new URL(logo.url, storefrontUrl).href,
      ...{ width: logo.ancho, height: logo.alto, isLight: logo.tono === 'claro' },
    },
  };
}

/** Composes a mail to the owner of an account. */
export async function mailTo(q: Queryable, deps: ShopDeps, owner: Owner, compose: Composer): Promise<Mail> {
  const { nombre, whole } = greetingName(owner);
  const to = { name: whole, address: owner.email };
  return { to, ...compose({ nombre, shop: await mailShop(q, deps) }) };
}

/** Composes a mail to an unconfirmed address, without a name. */
export async function mailWithoutName(
  q: Queryable,
  deps: ShopDeps,
  address: string,
  compose: Composer,
): Promise<Mail> {
  return { to: { name: '', address }, ...compose({ nombre: undefined, shop: await mailShop(q, deps) }) };
}

/**
 * Queues a mail to the owner of an account when the transaction commits. The caller does not wait for the mail server,
 * and a failure of the server does not affect the transaction.
 */
export async function mailOwner(
  tx: Queryable,
  deps: MailDeps,
  owner: Owner,
  compose: Composer,
): Promise<void> {
  if (owner.email.endsWith(`@${ERASED_DOMAIN}`)) return;
  await deps.jobs.add(tx, 'mail', await mailTo(tx, deps, owner, compose));
}

/**
 * Mails the owner of an account without a password the link to choose one, when the transaction commits.
 * @param texto staff's text instead of the default
 */
export const inviteOwner = (
  tx: Tx,
  { jobs }: Pick<MailDeps, 'jobs'>,
  { email, author, texto }: { email: string; author: Author; texto?: string | undefined },
): Promise<void> =>
  jobs.add(tx, 'resetLink', {
    ...{ email, author, recorded: true, invited: true },
    ...(texto !== undefined && { texto }),
  });
