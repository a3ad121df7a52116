import { FormFrame } from 'app-core/forms/form-frame';
import type { ReactNode } from 'react';
import { ErrorSummary } from 'ui-kit/forms/error-summary';
import { FormActions } from 'ui-kit/forms/form-actions';
import type { z } from 'zod';
import { picturesOf } from '../../shared/pictures-of.ts';
import type { Options } from '../../shared/producto-options.ts';
import { PRODUCTOS_QUERIES } from '../../shared/queries.ts';
import { useShortcut } from '../../shared/shortcuts/use-shortcut.ts';
import { useReturnTo } from '../../shared/use-return-to.ts';
import { type SaveFormOptions, type SaveTexts, useSaveForm } from '../../shared/use-save-form.ts';
import { withoutEnter } from '../../shared/without-enter.ts';
import { LABELS, ProductoFields } from './producto-fields.tsx';
import { fieldOf, type ProductoValues } from './producto-values.ts';

/** Milliseconds from a success until the list opens. */
const LEAVES_AFTER = 3000;

export interface ProductoFormProps<Schema extends z.ZodType>
  extends Pick<SaveFormOptions<ProductoValues, Schema>, 'initialValues' | 'save' | 'onConflict'> {
  rules: { schema: Schema; bodyOf: (values: ProductoValues) => unknown };
  texts: SaveTexts & { submit: string; busy: string };
  options: Options;
  withStock?: boolean;
  /** Additional content inside the form. */
  children?: ReactNode;
}

/** The form of a new or existing product. Enter does not submit. */
export function ProductoForm<Schema extends z.ZodType>(props: ProductoFormProps<Schema>) {
  const { rules, texts, options, withStock = false, children, ...how } = props;
  const { leave } = useReturnTo('/panel-producto');
  const form = useSaveForm({
    ...how,
    ...rules,
    texts: { ...texts, failedTitle: 'Error al procesar la solicitud.' },
    fieldOf,
    queries: PRODUCTOS_QUERIES,
    leave: { after: LEAVES_AFTER, to: leave },
  });
  // Only the shortcut submits, Enter alone does not.
  useShortcut('saveForm', form.saved ? undefined : () => void form.formik.submitForm());
  return (
    <FormFrame
      form={form}
      before={<ErrorSummary names={LABELS} focusOnSubmit={false} />}
      onKeyDown={withoutEnter}
    >
      <ProductoFields options={options} withStock={withStock} pictures={picturesOf(form)} />
      <FormActions submitLabel={texts.submit} busyLabel={texts.busy} disabled={form.saved} sticky />
      {children}
    </FormFrame>
  );
}
