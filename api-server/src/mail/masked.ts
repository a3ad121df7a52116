const HIDDEN = '•••';

/** Returns 'a•••@e•••.test': the owner recognises the address, and mail programs make no link of it. */
export function masked(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const last = domain.slice(domain.lastIndexOf('.'));
  return `${email.slice(0, 1)}${HIDDEN}@${domain.slice(0, 1)}${HIDDEN}${last}`;
}
