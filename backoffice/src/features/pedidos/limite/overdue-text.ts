import type { LimitesSuperados } from 'api-client/backoffice';
import { agoText, diaText } from 'api-client/backoffice-cuenta';
import { shopDay } from 'ui-kit/dates';
import { formatMoney } from 'ui-kit/money';

type Overdue = NonNullable<LimitesSuperados['vencidos']>[number];

/** Returns 'debe $ 974.449,00: venció el 07/09/2026, hace 81 días.', which follows the customer's name. */
export const overdueText = ({ vencido, vencido_desde: dia }: Overdue): string =>
  `debe ${formatMoney(vencido)}${dia ? `: venció el ${diaText(dia)}, ${agoText(dia, shopDay(new Date()))}.` : ', ya vencido.'}`;
