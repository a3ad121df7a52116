import { LIMITS } from 'api-client/storefront';
import { PASSWORD_RULES } from 'api-client/storefront-forms';

/** What a new password must have, and what of it is there. */
export const passwordRules = (password: string) => [
  { label: 'Al menos 8 caracteres', met: password.length >= LIMITS.passwordMin },
  { label: 'Una letra mayúscula', met: PASSWORD_RULES.capital.test(password) },
  { label: 'Un número', met: PASSWORD_RULES.digit.test(password) },
  { label: 'Un carácter especial (como *, $, #, etc.)', met: PASSWORD_RULES.special.test(password) },
];
