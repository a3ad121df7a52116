import type { Mail } from '../../../mail/mailer.ts';

/** Returns the code in a mail's link, or '' without a link. */
export function codeIn(mail: Mail | undefined): string {
  const link = /https?:\S+#\S+/.exec(mail?.text ?? '')?.[0];
  const [codigo] = new URLSearchParams(link && new URL(link).hash.slice(1)).values();
  return codigo ?? '';
}
