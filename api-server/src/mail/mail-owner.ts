import type { Shop } from 'settings/shop';
import { mainTone } from 'ui-kit/brand';
import type { Queryable } from '../db/database.ts';
import { shopOf } from '../db/shop-of.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { ERASED_DOMAIN } from './address.ts';
import { type Called, calledIn } from './called.ts';
import type { MailShop } from './mail-layout.ts';
import type { Mail } from './mailer.ts';

export interface MailDeps {
  jobs: Jobs;
  /** As the operator's settings say it; what admins have written counts: `shopOf`. */
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

type ShopDeps = Omit<MailDeps, 'jobs'>;

async function mailShop(q: Queryable, { shop, storefrontUrl }: ShopDeps): Promise<MailShop> {
  const { nombre, color, logo } = await shopOf(q, shop);
  return {
    nombre,
    url: storefrontUrl,
    color: mainTone(color),
    logo: logo && {
      // A mail is read anywhere.
      url: new URL(logo.url, storefrontUrl).href,
      ...{ width: logo.ancho, height: logo.alto, isLight: logo.tono === 'claro' },
    },
  };
}

/** A mail to the owner of an account. */
export async function mailTo(q: Queryable, deps: ShopDeps, owner: Owner, compose: Composer): Promise<Mail> {
  const { nombre, whole } = calledIn(owner);
  const to = { name: whole, address: owner.email };
  return { to, ...compose({ nombre, shop: await mailShop(q, deps) }) };
}

/** A mail to an address that nobody has shown to be theirs: it calls nobody by name. */
export async function mailToNobody(
  q: Queryable,
  deps: ShopDeps,
  address: string,
  compose: Composer,
): Promise<Mail> {
  return { to: { name: '', address }, ...compose({ nombre: undefined, shop: await mailShop(q, deps) }) };
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
  await deps.jobs.add(tx, 'mail', await mailTo(tx, deps, owner, compose));
}
