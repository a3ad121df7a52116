import { FormFrame } from 'app-core/forms/form-frame';
import { useState } from 'react';
import { CheckboxField } from 'ui-kit/forms/checkbox-field';
import { ErrorSummary } from 'ui-kit/forms/error-summary';
import { FormActions } from 'ui-kit/forms/form-actions';
import { ImagePickerField } from 'ui-kit/forms/image-picker-field';
import { TextField } from 'ui-kit/forms/text-field';
import { IMAGE_HELP, IMAGE_TYPES } from '../../shared/image-types.ts';
import { picturesOf } from '../../shared/pictures-of.ts';
import { FILTROS_QUERIES } from '../../shared/queries.ts';
import { useShortcut } from '../../shared/shortcuts/use-shortcut.ts';
import { useReturnTo } from '../../shared/use-return-to.ts';
import { useSaveForm } from '../../shared/use-save-form.ts';
import { withoutEnter } from '../../shared/without-enter.ts';
import type { Filtro } from './filtro.ts';
import { bodyOf, valuesOf } from './filtro-values.ts';
import type { TipoFiltro } from './filtros-search.ts';
import { KINDS, panelOf } from './kinds.ts';

/** Milliseconds from a success until the list opens. */
const LEAVES_AFTER = 2000;
const LABELS = { nombre: 'Nombre', imagen: 'Imagen' };

export interface FiltroFormProps {
  tipo: TipoFiltro;
  /** Undefined for a new one. */
  filtro?: Filtro;
}

/** Name; for a brand also picture and featured mark. Enter does not submit. */
export function FiltroForm({ tipo, filtro }: FiltroFormProps) {
  const { leave } = useReturnTo(panelOf(tipo));
  const { label, withArticle, rules, create, update } = KINDS[tipo];
  const [initialValues] = useState(() => valuesOf(filtro));
  const form = useSaveForm({
    initialValues,
    schema: filtro ? rules.edit : rules.create,
    bodyOf,
    save: (_body, { values, onProgress }) =>
      filtro ? update(filtro.id, bodyOf(values), onProgress) : create(bodyOf(values), onProgress),
    texts: {
      done: `${label} ${filtro ? 'actualizada' : 'creada'} con éxito!`,
      failed: `Error al ${filtro ? 'actualizar' : 'crear'} ${withArticle}`,
    },
    queries: FILTROS_QUERIES,
    leave: { after: LEAVES_AFTER, to: leave },
  });
  const { imagen } = form.formik.values;
  useShortcut('saveForm', form.saved ? undefined : () => void form.formik.submitForm());
  return (
    <FormFrame
      form={form}
      before={<ErrorSummary names={LABELS} focusOnSubmit={false} />}
      onKeyDown={withoutEnter}
    >
      <TextField name="nombre" label={LABELS.nombre} required autoComplete="off" autoFocus={!filtro} />
      {tipo === 'marca' && (
        <>
          <ImagePickerField
            name="imagen"
            label={LABELS.imagen}
            required={!filtro}
            help={
              filtro?.imagen && imagen.length === 0 ? 'Si no eliges otra, queda la que tiene.' : IMAGE_HELP
            }
            maxFiles={1}
            accept={IMAGE_TYPES}
            texts={{ uploading: 'Subiendo la imagen…', drop: 'o arrástrala hasta aquí' }}
            {...(imagen[0] instanceof File && picturesOf(form))}
          />
          <CheckboxField name="marca_destacada" label="Marca destacada" />
        </>
      )}
      <FormActions submitLabel="Guardar" busyLabel="Guardando..." disabled={form.saved} sticky />
    </FormFrame>
  );
}
