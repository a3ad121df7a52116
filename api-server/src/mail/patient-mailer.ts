import { setTimeout as sleep } from 'node:timers/promises';
import type { Mailer } from './mailer.ts';

const MINUTE = 60_000;
/** Milliseconds between one try and the next: a mail server that restarts, one that is being repaired. */
const PAUSES = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * 60 * MINUTE, 6 * 60 * MINUTE];

/**
 * Sends again what could not be sent, for as long as this process runs; it fails with the last try's error, or at
 * once when the mail server refuses the mail for good.
 */
export function createPatientMailer(mailer: Mailer, pauses: readonly number[] = PAUSES): Mailer {
  return {
    async send(mail) {
      for (const pause of pauses) {
        try {
          return await mailer.send(mail);
        } catch (error) {
          if (isForGood(error)) throw error;
        }
        // A shop that stops does not wait for its mail server.
        await sleep(pause, undefined, { ref: false });
      }
      return mailer.send(mail);
    },
  };
}

/** By SMTP, 5xx is for good and 4xx for now; without an answer nothing is known. */
const isForGood = (error: unknown): boolean =>
  ((error as { responseCode?: number } | undefined)?.responseCode ?? 0) >= 500;
