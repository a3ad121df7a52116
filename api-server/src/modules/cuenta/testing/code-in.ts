import type { Mail } from '../../../mail/mailer.ts';

/** The code of the link of a mail, as whoever opens it has it. */
export function codeIn(mail: Mail | undefined): string {
  const link = /https?:\S+#\S+/.exec(mail?.text ?? '')?.[0];
  const { hash } = new URL(String(link));
  return new URLSearchParams(hash.slice(1)).get('codigo') ?? '';
}
