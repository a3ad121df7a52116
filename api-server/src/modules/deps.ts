import type { Db } from '../db/database.ts';
import type { RateLimiter } from '../http/rate-limiter.ts';
import type { Tokens } from '../http/tokens.ts';
import type { ImageStore } from '../images/store.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Shop } from '../shop.ts';

/** What modules are made of. */
export interface ModuleDeps {
  db: Db;
  tokens: Tokens;
  limiter: RateLimiter;
  mailer: Mailer;
  shop: Shop;
  images: ImageStore;
  /** Origin of the storefront, for links in mails. */
  storefrontUrl: string;
}
