import { LIMITS, MODOS_IVA } from 'api-client/backoffice';
import { FormSection } from 'ui-kit/forms/form-section';
import { MoneyField } from 'ui-kit/forms/money-field';
import { NumberField } from 'ui-kit/forms/number-field';
import { SelectField } from 'ui-kit/forms/select-field';
import { TextField } from 'ui-kit/forms/text-field';
import { MODO_IVA_TEXTS } from '../../shared/condicion-texts.ts';
import { FieldPairs } from '../../shared/field-pairs.tsx';

export const TERMS_LABELS = {
  monto_minimo: 'Pedido mínimo',
  envio_gratis: 'Envío gratis desde',
  plazo: 'Plazo de pago',
  limite: 'Límite de crédito',
  iva: 'IVA en los precios',
  vigente_desde: 'Vigente desde',
  vigente_hasta: 'Vigente hasta',
  descuento: 'Descuento general',
};

const MODOS = MODOS_IVA.map((value) => ({ value, label: MODO_IVA_TEXTS[value] }));

/** The terms of an agreement that count for all its products and customers. */
export function TermsFields() {
  return (
    <>
      <FormSection title="Pedido y envío" description="Sin un monto vale el de la tienda.">
        <FieldPairs>
          <NumberField
            name="monto_minimo"
            label={TERMS_LABELS.monto_minimo}
            grouped
            max={LIMITS.montoAjusteMax}
            help="En pesos. Con 0 no hay mínimo."
          />
          <NumberField
            name="envio_gratis"
            label={TERMS_LABELS.envio_gratis}
            grouped
            max={LIMITS.montoAjusteMax}
            help="En pesos. Con 0 el envío es siempre gratis."
          />
        </FieldPairs>
      </FormSection>
      <FormSection
        title="Cuenta corriente"
        description="Para los clientes que no tienen un plazo o un límite propio en su cuenta corriente."
      >
        <FieldPairs>
          <NumberField
            name="plazo"
            label={TERMS_LABELS.plazo}
            unit="días"
            max={LIMITS.plazo}
            help="Días desde que el pedido se aprueba. Vacío, vence ese día."
          />
          <MoneyField
            name="limite"
            label={TERMS_LABELS.limite}
            max={LIMITS.totalMax}
            help="Avisa al aprobar un pedido que lo supera, y no lo impide. Vacío, sin límite."
          />
        </FieldPairs>
      </FormSection>
      <FormSection title="IVA" description="Los precios de la tienda incluyen el IVA.">
        <SelectField
          name="iva"
          label={TERMS_LABELS.iva}
          placeholder="Según el cliente"
          options={MODOS}
          help="Según el cliente: discriminado para los responsables inscriptos, incluido para el resto."
        />
      </FormSection>
      <FormSection
        title="Vigencia"
        description="Fuera de estos días, los clientes tienen los precios y los montos de la tienda."
      >
        <FieldPairs>
          <TextField
            name="vigente_desde"
            label={TERMS_LABELS.vigente_desde}
            type="date"
            help="Primer día. Vacío, desde ahora."
          />
          <TextField
            name="vigente_hasta"
            label={TERMS_LABELS.vigente_hasta}
            type="date"
            help="Último día. Vacío, sin fin."
          />
        </FieldPairs>
      </FormSection>
      <FormSection
        title="Precios"
        description="Baja todos los precios de estas condiciones: también los propios, y los que resultan de los porcentajes."
      >
        <MoneyField
          name="descuento"
          label={TERMS_LABELS.descuento}
          symbol="%"
          max={LIMITS.descuentoCondicionMax}
          help="Por ejemplo 5 o 12,5. Vacío, sin descuento."
        />
      </FormSection>
    </>
  );
}
