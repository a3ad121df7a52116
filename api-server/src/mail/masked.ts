const HIDDEN = '•••';

/** 'a•••@e•••.test': enough for whoever knows the address, and nothing that a mail program makes a link of. */
export function masked(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const last = domain.slice(domain.lastIndexOf('.'));
  return `${email.slice(0, 1)}${HIDDEN}@${domain.slice(0, 1)}${HIDDEN}${last}`;
}
