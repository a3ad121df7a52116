import { type BannerGuardado, bannersCreate, bannersUpdate, LIMITS, uploading } from 'api-client/backoffice';
import { bannerBody, bannerEdicionBody } from 'api-client/backoffice-forms';
import { FormFrame } from 'app-core/forms/form-frame';
import { useState } from 'react';
import { ErrorSummary } from 'ui-kit/forms/error-summary';
import { FormActions } from 'ui-kit/forms/form-actions';
import { ImagePickerField } from 'ui-kit/forms/image-picker-field';
import { TextField } from 'ui-kit/forms/text-field';
import { Days } from '../../shared/days.ts';
import { IMAGE_HELP, IMAGE_TYPES } from '../../shared/image-types.ts';
import { picturesOf } from '../../shared/pictures-of.ts';
import { useReturnTo } from '../../shared/use-return-to.ts';
import { useSaveForm } from '../../shared/use-save-form.ts';
import { BannerPreview } from './banner-preview.tsx';
import { bodyOf, valuesOf } from './banner-values.ts';
import { BANNERS_QUERIES } from './queries.ts';

const LABELS = {
  titulo: 'Título',
  texto: 'Texto',
  enlace: 'Enlace',
  desde: 'Primer día',
  hasta: 'Último día',
  imagen: 'Imagen',
};
/** Milliseconds from a success until the list opens. */
const LEAVES_AFTER = 1000;
const FORMATS = `Apaisada, de 16:9 y 1280 px de ancho o más; lo que sobra se recorta. ${IMAGE_HELP}`;

/** Creates or edits a banner, with a preview. */
export function BannerForm({ banner }: { banner?: BannerGuardado }) {
  const { leave } = useReturnTo('/panel-banners');
  const [initialValues] = useState(() => valuesOf(banner));
  const form = useSaveForm({
    initialValues,
    schema: banner ? bannerEdicionBody : bannerBody,
    bodyOf,
    save: (_body, { values, onProgress }) =>
      banner
        ? bannersUpdate({
            path: { id: banner.banner_id },
            headers: { 'If-Match': `"${banner.version}"` },
            body: bannerEdicionBody.parse(bodyOf(values)),
            ...uploading(onProgress),
          })
        : bannersCreate({ body: bannerBody.parse(bodyOf(values)), ...uploading(onProgress) }),
    texts: {
      done: `Banner ${banner ? 'actualizado' : 'creado'} con éxito`,
      failed: `Error al ${banner ? 'actualizar' : 'crear'} el banner`,
    },
    queries: BANNERS_QUERIES,
    leave: { after: LEAVES_AFTER, to: leave },
  });
  const [chosen] = form.formik.values.imagen;
  return (
    <FormFrame form={form} before={<ErrorSummary names={LABELS} focusOnSubmit={false} />} autoComplete="off">
      <TextField
        name="titulo"
        label={LABELS.titulo}
        required
        help={`Hasta ${LIMITS.tituloBanner} letras. Lo que diga la imagen, dilo también aquí o en el texto: no todos la ven.`}
      />
      <TextField name="texto" label={LABELS.texto} help="Una frase corta. Puede quedar vacío." />
      <TextField
        name="enlace"
        label={LABELS.enlace}
        help="A dónde lleva: una página de la tienda, como /promociones, o una dirección https. Vacío, a ninguna."
      />
      <Days>
        <TextField name="desde" label={LABELS.desde} type="date" help="Vacío, desde ahora." />
        <TextField name="hasta" label={LABELS.hasta} type="date" help="Vacío, hasta que lo elimines." />
      </Days>
      <ImagePickerField
        name="imagen"
        label={LABELS.imagen}
        required={!banner}
        help={banner && !chosen ? 'Si no eliges otra, queda la que tiene.' : FORMATS}
        maxFiles={1}
        cropRatio={16 / 9}
        accept={IMAGE_TYPES}
        texts={{ uploading: 'Subiendo la imagen…', drop: 'o arrástrala hasta aquí' }}
        {...(chosen instanceof File && picturesOf(form))}
      />
      <BannerPreview />
      <FormActions submitLabel="Guardar" busyLabel="Guardando..." disabled={form.saved} sticky />
    </FormFrame>
  );
}
