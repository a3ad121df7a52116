import type { Db } from '../db/database.ts';
import type { Kept } from '../db/kept-by-version.ts';
import type { RateLimiter } from '../http/rate-limiter.ts';
import type { Tokens } from '../http/tokens.ts';
import type { ImageStore } from '../images/store.ts';
import type { MailDeps } from '../mail/mail-owner.ts';
import type { Sealer } from '../shared/sealer.ts';
import type { Found } from './productos/rank-repository.ts';

/** What modules are made of. */
export interface ModuleDeps extends MailDeps {
  db: Db;
  tokens: Tokens;
  limiter: RateLimiter;
  images: ImageStore;
  sealer: Sealer;
  /** Seconds until a customer is told what became of an order: in which it is undone, or corrected. */
  tellAfter: Record<'undoEstado' | 'correctPedido', number>;
  /** Of products, in the order of a list. */
  keptIds: Kept<Found>;
}
