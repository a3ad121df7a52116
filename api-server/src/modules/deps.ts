import type { Db } from '../db/database.ts';
import type { LoadCached } from '../db/versions.ts';
import type { RateLimiter } from '../http/rate-limiter.ts';
import type { Tokens } from '../http/tokens.ts';
import type { ImageStore } from '../images/picture.ts';
import type { MailDeps } from '../mail/mail-owner.ts';
import type { Sealer } from '../shared/sealer.ts';
import type { RankedIds } from './productos/repository/rank.ts';

/** Dependencies that every module's handlers receive. */
export interface ModuleDeps extends MailDeps {
  db: Db;
  tokens: Tokens;
  limiter: RateLimiter;
  images: ImageStore;
  sealer: Sealer;
  /** Delay in seconds before a mail about a changed order. Until then staff can undo or correct the change. */
  tellAfter: Record<'undoEstado' | 'correctPedido', number>;
  /** Cached product ids, in list order. */
  cachedIds: LoadCached<RankedIds>;
}
