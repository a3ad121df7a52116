import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {
  ALICUOTAS_IVA,
  alicuotaText,
  flagLabel,
  LIMITS,
  PRODUCTO_FLAGS,
  TIPO_PRECIO_TEXTS,
  TIPOS_PRECIO,
} from 'api-client/backoffice';
import { FormFrame } from 'app-core/forms/form-frame';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { CheckboxField } from 'ui-kit/forms/checkbox-field';
import { ErrorSummary } from 'ui-kit/forms/error-summary';
import { FormActions } from 'ui-kit/forms/form-actions';
import { FormSection } from 'ui-kit/forms/form-section';
import { ImagePickerField, type ImagePickerFieldProps } from 'ui-kit/forms/image-picker-field';
import { MoneyField } from 'ui-kit/forms/money-field';
import { MultiSelectField } from 'ui-kit/forms/multi-select-field';
import { SelectField } from 'ui-kit/forms/select-field';
import { TextField } from 'ui-kit/forms/text-field';
import type { z } from 'zod';
import { IMAGE_TYPES } from '../../shared/image-types.ts';
import { picturesOf } from '../../shared/pictures-of.ts';
import type { Options } from '../../shared/producto-options.ts';
import { PRODUCTOS_QUERIES } from '../../shared/queries.ts';
import { type SaveFormOptions, type SaveTexts, useSaveForm } from '../../shared/save-form.tsx';
import { usePermisos } from '../../shared/session/permisos.ts';
import { useShortcut } from '../../shared/shortcuts/shortcuts.ts';
import { withoutEnter } from '../../shared/without-enter.ts';
import { checkFile, fieldOf, type ProductoValues } from './producto-values.ts';

interface ProductoFormProps<Schema extends z.ZodType>
  extends Pick<SaveFormOptions<ProductoValues, Schema>, 'initialValues' | 'save' | 'onConflict'> {
  rules: { schema: Schema; bodyOf: (values: ProductoValues) => unknown };
  texts: SaveTexts & { submit: string; busy: string };
  options: Options;
  showsStock?: boolean;
  /** Additional content inside the form. */
  children?: ReactNode;
}

/** The form of a new or existing product. Enter does not submit. */
export function ProductoForm<Schema extends z.ZodType>(props: ProductoFormProps<Schema>) {
  const { rules, texts, options, showsStock = false, children, ...formProps } = props;
  const form = useSaveForm({
    ...formProps,
    ...rules,
    texts: { ...texts, failedTitle: 'Error al procesar la solicitud.' },
    fieldOf,
    queries: PRODUCTOS_QUERIES,
    list: '/panel-producto',
    leaveAfter: 3000,
  });
  // Only the shortcut submits, Enter alone does not.
  useShortcut('saveForm', form.saved ? undefined : () => void form.formik.submitForm());
  return (
    <FormFrame
      form={form}
      before={<ErrorSummary names={LABELS} focusOnSubmit={false} />}
      onKeyDown={withoutEnter}
    >
      <ProductoFields options={options} showsStock={showsStock} pictures={picturesOf(form)} />
      <FormActions submitLabel={texts.submit} busyLabel={texts.busy} disabled={form.saved} sticky />
      {children}
    </FormFrame>
  );
}

/** Labels of the fields, in order, for the error summary. */
export const LABELS = {
  nombre: 'Nombre',
  precio: 'Precio final de oferta',
  precio_antes_oferta: 'Precio antes de la oferta',
  tipo_de_precio: 'Tipo de precio',
  se_pesa: 'Se pesa al empacar',
  alicuota_iva: 'IVA',
  descripcion: 'Descripción',
  imagenes: 'Imágenes',
  marca_id: 'Marca',
  productos_categorias: 'Categorías',
  productos_etiquetas: 'Etiquetas',
  codigo: 'Código',
} as const satisfies Partial<Record<keyof ProductoValues, string>>;

const PRICE_TYPES = TIPOS_PRECIO.map((value) => ({ value, label: TIPO_PRECIO_TEXTS[value] }));

const RATES = ALICUOTAS_IVA.map((value) => ({ value: String(value), label: alicuotaText(value) }));

const CODIGO_HELP = 'El propio, o el del proveedor. Con él se busca y se reconoce en las planillas.';

const field = <Name extends keyof typeof LABELS>(name: Name) => ({ name, label: LABELS[name] });

interface ProductoFieldsProps {
  options: Options;
  /** Whether to show the stock checkbox. */
  showsStock: boolean;
  /** The upload state of the pictures. */
  pictures: Pick<ImagePickerFieldProps, 'progress' | 'unsent' | 'onRetry'>;
}

/** Two columns where both fit. In `em`: with larger text one column, as on a phone. */
const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24em), 1fr))',
  columnGap: 12,
  rowGap: 8,
  alignItems: 'start',
};
/** Two short fields per line, so that the availability is visible on a laptop. */
const pairs = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12em), 1fr))',
  columnGap: 5,
  rowGap: 3,
  alignItems: 'center',
};
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 };

/** The fields of a product. Daily changed fields come first, in a separate column where it fits. */
function ProductoFields({ options, showsStock, pictures }: ProductoFieldsProps) {
  const { values } = useFormikContext<ProductoValues>();
  const { may } = usePermisos();
  return (
    <Box sx={columns}>
      <Box sx={column}>
        <FormSection title="Datos del producto">
          {/* Focus the first field of a new product. */}
          <TextField {...field('nombre')} required autoComplete="off" autoFocus={!showsStock} />
          {showsStock && <CheckboxField name="disponible" label="Stock" />}
        </FormSection>
        {(!showsStock || may('productos.update.precio')) && (
          <FormSection title="Precio">
            <Box sx={pairs}>
              <MoneyField {...field('precio')} required help="Lo que paga el comercio, con IVA incluido." />
              <CheckboxField name="en_promocion" label={flagLabel('en_promocion')} />
              {values.en_promocion && (
                <MoneyField
                  {...field('precio_antes_oferta')}
                  help="Se ve tachado al lado del precio, si es mayor."
                />
              )}
              <SelectField {...field('tipo_de_precio')} required options={PRICE_TYPES} />
              <SelectField {...field('alicuota_iva')} required options={RATES} />
              {values.tipo_de_precio === 'por_kilo' && (
                <CheckboxField
                  {...field('se_pesa')}
                  help="El cliente pide kilos enteros y paga el peso real."
                />
              )}
            </Box>
          </FormSection>
        )}
        <FormSection title="En la tienda">
          <TextField {...field('descripcion')} required multiline rows={5} />
        </FormSection>
      </Box>
      <Box sx={column}>
        <FormSection title="Fotos">
          <ImagePickerField
            {...field('imagenes')}
            required
            small
            help="Una o dos, de hasta 6 MB: .png, .jpeg, .jpg, .avif, .webp o .svg."
            maxFiles={LIMITS.imagenesPerProducto}
            accept={IMAGE_TYPES}
            checkFile={checkFile}
            {...pictures}
          />
        </FormSection>
        <FormSection title="Clasificación">
          <SelectField {...field('marca_id')} required options={options.marcas} />
          <MultiSelectField {...field('productos_categorias')} required options={options.categorias} />
          <MultiSelectField {...field('productos_etiquetas')} required options={options.etiquetas} />
        </FormSection>
        <FormSection title="Dónde se destaca">
          <Stack>
            {PRODUCTO_FLAGS.filter((flag) => flag !== 'en_promocion').map((flag) => (
              <CheckboxField key={flag} name={flag} label={flagLabel(flag)} />
            ))}
          </Stack>
        </FormSection>
        {/* Last, because most products have no code. */}
        <FormSection title="Uso interno">
          <TextField {...field('codigo')} autoComplete="off" help={CODIGO_HELP} />
        </FormSection>
      </Box>
    </Box>
  );
}
