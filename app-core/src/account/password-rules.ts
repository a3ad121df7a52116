import { LIMITS } from 'api-client/core';

/** Validation rules of the contract; each app takes them from its own client. */
type Rules = Record<'capital' | 'digit' | 'special', RegExp>;

/** Returns the rules for a new password, each with whether the password meets it. */
export const passwordRules =
  ({ capital, digit, special }: Rules) =>
  (password: string) => [
    { label: `Al menos ${LIMITS.passwordMin} caracteres`, met: password.length >= LIMITS.passwordMin },
    { label: 'Una letra mayúscula', met: capital.test(password) },
    { label: 'Un número', met: digit.test(password) },
    { label: 'Un carácter especial (como *, $, #, etc.)', met: special.test(password) },
  ];
