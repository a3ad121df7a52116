import { useQueryClient } from '@tanstack/react-query';
import { Formik } from 'formik';
import { useMemo, useState } from 'react';
import { CheckboxField } from 'ui-kit/forms/checkbox-field';
import { ErrorSummary } from 'ui-kit/forms/error-summary';
import { FormActions } from 'ui-kit/forms/form-actions';
import { FormColumn } from 'ui-kit/forms/form-column';
import { ImagePickerField } from 'ui-kit/forms/image-picker-field';
import { TextField } from 'ui-kit/forms/text-field';
import { ServerError } from 'ui-kit/server-error';
import { IMAGE_TYPES } from '../../shared/image-types.ts';
import { UnsavedChanges } from '../../shared/unsaved-changes.tsx';
import { useSave } from '../../shared/use-save.ts';
import { useVolver } from '../../shared/use-volver.ts';
import { withoutEnter } from '../../shared/without-enter.ts';
import type { Filtro } from './filtro.ts';
import { bodyOf, checkFiltro, type FiltroValues, valuesOf } from './filtro-values.ts';
import type { TipoFiltro } from './filtros-search.ts';
import { refreshFiltros } from './queries.ts';
import { panelOf, TIPOS } from './tipos.ts';

/** After a success, how long until the panel opens. */
const LEAVES_AFTER = 2000;
const LABELS = { nombre: 'Nombre', imagen: 'Imagen' };

export interface FiltroFormProps {
  tipo: TipoFiltro;
  /** The one that is changed; without it a new one is made. */
  filtro?: Filtro;
}

/** Name, and for a brand its picture and whether it is featured. Enter does not send it. */
export function FiltroForm({ tipo, filtro }: FiltroFormProps) {
  const queryClient = useQueryClient();
  const { leave } = useVolver(panelOf(tipo));
  const { label, una, create, update } = TIPOS[tipo];
  const [initial] = useState(() => valuesOf(filtro));
  const check = useMemo(() => checkFiltro(tipo, filtro ? 'editar' : 'crear'), [tipo, filtro]);
  const { submit, progress, failure, saved } = useSave<FiltroValues>({
    save: (values, onProgress) =>
      filtro ? update(filtro.id, bodyOf(values), onProgress) : create(bodyOf(values), onProgress),
    done: `${label} ${filtro ? 'actualizada' : 'creada'} con éxito!`,
    failed: `Error al ${filtro ? 'actualizar' : 'crear'} ${una}`,
    onDone: () => refreshFiltros(queryClient),
    leave: { after: LEAVES_AFTER, to: leave },
  });
  return (
    <Formik initialValues={initial} validate={check} onSubmit={submit}>
      {({ values }) => (
        <FormColumn noValidate onKeyDown={withoutEnter}>
          <ErrorSummary labels={LABELS} />
          <ServerError>{failure}</ServerError>
          <TextField name="nombre" label={LABELS.nombre} required autoComplete="off" />
          {tipo === 'marca' && (
            <>
              <ImagePickerField
                name="imagen"
                label={LABELS.imagen}
                required={!filtro}
                help={
                  filtro?.imagen && values.imagen.length === 0
                    ? 'Si no eliges otra, queda la que tiene.'
                    : 'De hasta 6 MB: .png, .jpeg, .jpg, .avif, .webp o .svg.'
                }
                maxFiles={1}
                accept={IMAGE_TYPES}
                texts={{ uploading: 'Subiendo la imagen…', drop: 'o arrástrala hasta aquí' }}
                {...(progress !== undefined && values.imagen[0] instanceof File && { progress })}
              />
              <CheckboxField name="marca_destacada" label="Marca destacada" />
            </>
          )}
          <FormActions submitLabel="Guardar" busyLabel="Guardando..." disabled={saved} sticky />
          <UnsavedChanges />
        </FormColumn>
      )}
    </Formik>
  );
}
