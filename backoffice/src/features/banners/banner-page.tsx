import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import {
  type BannerGuardado,
  bannersCreate,
  bannersListOptions,
  bannersUpdate,
  LIMITS,
  uploadOptions,
} from 'api-client/backoffice';
import { bannerBody, bannerEdicionBody } from 'api-client/backoffice-forms';
import { useFormikContext } from 'formik';
import { Banners } from 'ui-kit/banners';
import { EmptyState } from 'ui-kit/empty-state';
import { ImagePickerField, type PickedImage } from 'ui-kit/forms/image-picker-field';
import { TextField } from 'ui-kit/forms/text-field';
import { useFileUrl } from 'ui-kit/use-file-url';
import { Days } from '../../shared/days.ts';
import { EditScreen, FormScreen } from '../../shared/form-screen.tsx';
import { IMAGE_HELP, IMAGE_TYPES } from '../../shared/image-types.ts';
import { picturesOf } from '../../shared/pictures-of.ts';
import { BANNERS_QUERIES } from '../../shared/queries.ts';
import { SaveForm, useSaveForm } from '../../shared/save-form.tsx';

const LIST = '/panel-banners';

export const NewBannerPage = () => (
  <FormScreen list={LIST} title="Agregar banner">
    <BannerForm />
  </FormScreen>
);

export function EditBannerPage() {
  const { id } = useParams({ from: '/_staff/_admin/actualizar-banner/$id' });
  return (
    <EditScreen id={id} query={useQuery(bannersListOptions())} list={LIST} title="Editar banner">
      {({ banners }) => {
        const banner = banners.find(({ banner_id }) => banner_id === id);
        if (!banner) return <EmptyState announce="status" title="Este banner ya no existe" />;
        return <BannerForm banner={banner} />;
      }}
    </EditScreen>
  );
}

const LABELS = {
  titulo: 'Título',
  texto: 'Texto',
  enlace: 'Enlace',
  desde: 'Primer día',
  hasta: 'Último día',
  imagen: 'Imagen',
};
const FORMATS = `Apaisada, de 16:9 y 1280 px de ancho o más; lo que sobra se recorta. ${IMAGE_HELP}`;

/** Creates or edits a banner, with a preview. */
function BannerForm({ banner }: { banner?: BannerGuardado }) {
  const form = useSaveForm({
    initialValues: () => valuesOf(banner),
    schema: banner ? bannerEdicionBody : bannerBody,
    bodyOf,
    save: (_body, { values, onProgress }) =>
      banner
        ? bannersUpdate({
            path: { id: banner.banner_id },
            headers: { 'If-Match': `"${banner.version}"` },
            body: bannerEdicionBody.parse(bodyOf(values)),
            ...uploadOptions(onProgress),
          })
        : bannersCreate({ body: bannerBody.parse(bodyOf(values)), ...uploadOptions(onProgress) }),
    texts: {
      done: `Banner ${banner ? 'actualizado' : 'creado'} con éxito`,
      failed: `Error al ${banner ? 'actualizar' : 'crear'} el banner`,
    },
    queries: BANNERS_QUERIES,
    list: LIST,
  });
  const [picked] = form.formik.values.imagen;
  return (
    <SaveForm form={form} names={LABELS} autoComplete="off">
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
        help={banner && !picked ? 'Si no eliges otra, queda la que tiene.' : FORMATS}
        maxFiles={1}
        cropRatio={16 / 9}
        accept={IMAGE_TYPES}
        texts={{ uploading: 'Subiendo la imagen…', drop: 'o arrástrala hasta aquí' }}
        {...(picked instanceof File && picturesOf(form))}
      />
      <BannerPreview />
    </SaveForm>
  );
}

interface BannerValues {
  titulo: string;
  texto: string;
  enlace: string;
  /** Empty for no limit. */
  desde: string;
  hasta: string;
  /** Empty, or one picture: a new file or the stored picture. */
  imagen: readonly PickedImage[];
}

const valuesOf = (banner: BannerGuardado | undefined): BannerValues => ({
  titulo: banner?.titulo ?? '',
  texto: banner?.texto ?? '',
  enlace: banner?.enlace ?? '',
  desde: banner?.desde ?? '',
  hasta: banner?.hasta ?? '',
  imagen: banner ? [{ id: banner.imagen.url, src: banner.imagen.url, name: 'Imagen' }] : [],
});

const bodyOf = ({ imagen: [imagen], ...values }: BannerValues) => ({
  ...values,
  ...(imagen instanceof File && { imagen }),
});

/** Previews a banner as the shop shows it, without its link. */
function BannerPreview() {
  const { titulo, texto, imagen } = useFormikContext<BannerValues>().values;
  const [picked] = imagen;
  const file = useFileUrl(picked instanceof File ? picked : undefined);
  const src = picked instanceof File ? file : picked?.src;
  return (
    <Box component="figure" sx={{ m: 0, display: 'grid', gap: 3 }}>
      <Typography component="figcaption" color="textSecondary">
        Así se verá:
      </Typography>
      <Banners
        label="Vista previa"
        banners={[
          {
            id: 'preview',
            title: titulo.trim() || 'Título',
            text: texto.trim() || undefined,
            picture: src ? { src } : undefined,
          },
        ]}
      />
    </Box>
  );
}
