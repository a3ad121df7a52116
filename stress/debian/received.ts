import type { MailServer } from 'api-server/testing/mail-server';
import PostalMime from 'postal-mime';
import { expect } from 'vitest';
import { PATIENCE } from '../processes.ts';

/** Waits for a mail to this address whose subject begins with `subject`. Returns its text. */
export async function receivedText(
  { messages }: Pick<MailServer, 'messages'>,
  address: string,
  subject: string,
): Promise<string> {
  let found: string | undefined;
  const look = async () => {
    const mails = await Promise.all(messages.map((message) => PostalMime.parse(message)));
    const it = mails.find(
      (one) => one.subject?.startsWith(subject) && one.to?.some((to) => to.address === address),
    );
    found = it?.text;
    return found;
  };
  await expect.poll(look, { timeout: PATIENCE }).toBeDefined();
  return found ?? '';
}
