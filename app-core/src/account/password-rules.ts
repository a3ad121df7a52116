import { LIMITS } from 'api-client/core';

/** The contract's rules, which each app has of its own client. */
type Rules = Record<'capital' | 'digit' | 'special', RegExp>;

/** What a new password must have, and what of it is there. */
export const passwordRules =
  ({ capital, digit, special }: Rules) =>
  (password: string) => [
    { label: `Al menos ${LIMITS.passwordMin} caracteres`, met: password.length >= LIMITS.passwordMin },
    { label: 'Una letra mayúscula', met: capital.test(password) },
    { label: 'Un número', met: digit.test(password) },
    { label: 'Un carácter especial (como *, $, #, etc.)', met: special.test(password) },
  ];
