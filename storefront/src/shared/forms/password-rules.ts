import { PASSWORD_RULES } from 'api-client/storefront-forms';
import { passwordRules as rulesOf } from 'app-core/account/password-rules';

export const passwordRules = rulesOf(PASSWORD_RULES);
