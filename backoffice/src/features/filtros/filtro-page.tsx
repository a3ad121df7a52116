import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { CheckboxField } from 'ui-kit/forms/checkbox-field';
import { ImagePickerField, type PickedImage } from 'ui-kit/forms/image-picker-field';
import { TextField } from 'ui-kit/forms/text-field';
import { EditScreen, FormScreen } from '../../shared/form-screen.tsx';
import { IMAGE_HELP, IMAGE_TYPES } from '../../shared/image-types.ts';
import { picturesOf } from '../../shared/pictures-of.ts';
import { FILTROS_QUERIES } from '../../shared/queries.ts';
import { SaveForm, useSaveForm } from '../../shared/save-form.tsx';
import { useShortcut } from '../../shared/shortcuts/shortcuts.ts';
import { withoutEnter } from '../../shared/without-enter.ts';
import { type Filtro, type FiltroBody, KINDS, panelOf, type TipoFiltro } from './kinds.ts';
import { filtroOptions } from './queries.ts';

export const NewFiltroPage = ({ tipo }: { tipo: TipoFiltro }) => (
  <FormScreen list={panelOf(tipo)} title={`Crear ${KINDS[tipo].label}`}>
    <FiltroForm tipo={tipo} />
  </FormScreen>
);

export function EditFiltroPage({ tipo }: { tipo: TipoFiltro }) {
  const { id = '' } = useParams({ strict: false });
  const query = useQuery(filtroOptions(tipo, id));
  return (
    <EditScreen id={id} query={query} list={panelOf(tipo)} title={`Actualizar ${KINDS[tipo].label}`}>
      {(filtro) => <FiltroForm tipo={tipo} filtro={filtro} />}
    </EditScreen>
  );
}

const LABELS = { nombre: 'Nombre', imagen: 'Imagen' };

interface FiltroFormProps {
  tipo: TipoFiltro;
  /** Undefined for a new one. */
  filtro?: Filtro;
}

/** Name; for a brand also picture and featured mark. Enter does not submit. */
function FiltroForm({ tipo, filtro }: FiltroFormProps) {
  const { label, withArticle, rules, create, update } = KINDS[tipo];
  const form = useSaveForm({
    initialValues: () => valuesOf(filtro),
    schema: filtro ? rules.edit : rules.create,
    bodyOf,
    save: (_body, { values, onProgress }) =>
      filtro ? update(filtro.id, bodyOf(values), onProgress) : create(bodyOf(values), onProgress),
    texts: {
      done: `${label} ${filtro ? 'actualizada' : 'creada'} con éxito!`,
      failed: `Error al ${filtro ? 'actualizar' : 'crear'} ${withArticle}`,
    },
    queries: FILTROS_QUERIES,
    list: panelOf(tipo),
    leaveAfter: 2000,
  });
  const { imagen } = form.formik.values;
  useShortcut('saveForm', form.saved ? undefined : () => void form.formik.submitForm());
  return (
    <SaveForm form={form} names={LABELS} onKeyDown={withoutEnter}>
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
    </SaveForm>
  );
}

interface FiltroValues {
  nombre: string;
  /** Empty, or one picture: a new file or the brand's stored picture. */
  imagen: readonly PickedImage[];
  marca_destacada: boolean;
}

const valuesOf = (filtro: Filtro | undefined): FiltroValues => ({
  nombre: filtro?.nombre ?? '',
  imagen: filtro?.imagen ? [{ id: filtro.imagen, src: filtro.imagen, name: 'Imagen' }] : [],
  marca_destacada: filtro?.marca_destacada ?? false,
});

const bodyOf = ({ nombre, imagen: [imagen], marca_destacada }: FiltroValues): FiltroBody => ({
  nombre,
  marca_destacada,
  ...(imagen instanceof File && { imagen }),
});
