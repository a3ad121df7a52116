import type { Shop } from 'settings/shop';
import type { Queryable } from '../db/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { ERASED_DOMAIN } from './address.ts';
import { type Called, calledIn } from './called.ts';
import type { MailShop } from './mail-layout.ts';
import type { Mail } from './mailer.ts';

export interface MailDeps {
  jobs: Jobs;
  shop: Shop;
  /** Origin of the storefront, for links in mails. */
  storefrontUrl: string;
}

interface Owner extends Called {
  email: string;
}

/** Whom a mail speaks to, if by name, and for which shop. */
export interface Addressee {
  nombre: string | undefined;
  shop: MailShop;
}

export type Composer = (to: Addressee) => Omit<Mail, 'to'>;

/** A mail to the owner of an account. */
export function mailTo(
  { shop, storefrontUrl }: Omit<MailDeps, 'jobs'>,
  owner: Owner,
  compose: Composer,
): Mail {
  const { nombre, whole } = calledIn(owner);
  const to = { name: whole, address: owner.email };
  return { to, ...compose({ nombre, shop: { nombre: shop.nombre, url: storefrontUrl } }) };
}

/** A mail to an address that nobody has shown to be theirs: it calls nobody by name. */
export function mailToNobody(
  { shop, storefrontUrl }: Omit<MailDeps, 'jobs'>,
  address: string,
  compose: Composer,
): Mail {
  const told = compose({ nombre: undefined, shop: { nombre: shop.nombre, url: storefrontUrl } });
  return { to: { name: '', address }, ...told };
}

/**
 * Mails the owner of an account what a transaction does, when and only when it commits. Nobody waits for it: however
 * slow or broken the mail server is, what the mail tells of stands, and the mail is sent when it can be.
 */
export async function mailOwner(
  tx: Queryable,
  deps: MailDeps,
  owner: Owner,
  compose: Composer,
): Promise<void> {
  if (owner.email.endsWith(`@${ERASED_DOMAIN}`)) return;
  await deps.jobs.add(tx, 'mail', mailTo(deps, owner, compose));
}
