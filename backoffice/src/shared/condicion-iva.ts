/** A customer's registration for IVA, in the forms and cards of accounts. */
import { CONDICION_IVA_TEXTS, CONDICIONES_IVA, type Usuario } from 'api-client/backoffice';

const UNKNOWN = 'Sin datos';

/** Props of the select. The form's value is empty for an unknown registration. */
export const CONDICION_IVA_FIELD = {
  name: 'condicion_iva',
  label: 'Condición frente al IVA',
  placeholder: UNKNOWN,
  options: CONDICIONES_IVA.map((value) => ({ value, label: CONDICION_IVA_TEXTS[value] })),
};

/** Returns a row of a card with an account's data. */
export const condicionIvaDetail = ({ condicion_iva }: Usuario) => ({
  label: CONDICION_IVA_FIELD.label,
  value: condicion_iva ? CONDICION_IVA_TEXTS[condicion_iva] : UNKNOWN,
});
