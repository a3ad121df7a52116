import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { type Ajustes, ajustesDeleteLogo, ajustesGetOptions, ajustesSaveLogo } from 'api-client/backoffice';
import { ajustesBody, colorBody, logoBody } from 'api-client/backoffice-forms';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { brandOf, leafColor } from 'ui-kit/brand';
import { BrandPreview, type BrandPreviewProps } from 'ui-kit/brand-preview';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { ImagePickerField, type PickedImage } from 'ui-kit/forms/image-picker-field';
import { TextField } from 'ui-kit/forms/text-field';
import { Logo, type LogoPicture } from 'ui-kit/logo';
import { line, touchTarget } from 'ui-kit/theme/tokens';
import { useFileUrl } from 'ui-kit/use-file-url';
import { useToasts } from 'ui-kit/use-toasts';
import { IMAGE_HELP, IMAGE_TYPES } from '../../shared/image-types.ts';
import { queriesOf } from '../../shared/queries.ts';
import { pictureOf } from '../../shared/tienda.ts';
import { AjustesForm } from './ajustes-form.tsx';
import { readPicture } from './read-picture.ts';

const COLOR_LABELS = { color: 'Color principal' };
const HOUSE = leafColor.toLowerCase();

const Picker = styled('input')(({ theme }) => ({
  ...theme.typography.body1,
  width: touchTarget,
  height: touchTarget,
  flexShrink: 0,
  padding: theme.spacing(1),
  border: `${line.thin} ${theme.tokens.palette.border.control}`,
  borderRadius: theme.tokens.shape.borderRadius,
  background: theme.tokens.palette.background.paper,
}));

/** The colour of buttons, links and marks. */
export function ColorForm({ ajustes }: { ajustes: Ajustes }) {
  return (
    <AjustesForm
      id="color"
      title="Color de la tienda"
      labels={COLOR_LABELS}
      ajustes={ajustes}
      initialValues={{ color: ajustes.color ?? HOUSE }}
      schema={ajustesBody}
      // The default colour is stored as null.
      changeOf={({ color = null }) => ({ color: color === HOUSE ? null : color })}
      done="Color guardado. Ya está en la tienda, en el panel, en los correos y en los papeles nuevos."
      submitLabel="Guardar color"
    >
      <Fields ajustes={ajustes} />
    </AjustesForm>
  );
}

function Fields({ ajustes }: { ajustes: Ajustes }) {
  const { values, setFieldValue, isSubmitting } = useFormikContext<{ color: string }>();
  const picked = colorBody.safeParse(values.color).data ?? HOUSE;
  const choose = (color: string) => void setFieldValue('color', color);
  return (
    <>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'flex-end' }}>
        <Picker
          type="color"
          aria-label="Elegir el color de una paleta"
          value={picked}
          disabled={isSubmitting}
          onChange={(event) => choose(event.target.value)}
        />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <TextField name="color" label={COLOR_LABELS.color} required />
        </Box>
      </Box>
      <Typography color="textSecondary" role="status">
        {describeColor(picked)}
      </Typography>
      <AspectoPreview
        ajustes={ajustes}
        colour={picked === HOUSE ? null : picked}
        picture={pictureOf(ajustes.logo)}
      />
      <div>
        <Button onClick={() => choose(HOUSE)}>Volver al color original</Button>
      </div>
    </>
  );
}

/** Returns how the chosen colour will look, and why. */
function describeColor(picked: string): string {
  if (picked === HOUSE) return 'Es el color original.';
  const { main } = brandOf(picked).light;
  return main === picked
    ? 'Se lee bien sobre los fondos claros: se usa tal cual. En el panel oscuro se aclara lo necesario.'
    : `Lo usamos un poco más oscuro (${main}) para que se lea sobre los fondos claros. En el panel oscuro se aclara lo necesario.`;
}

const LOGO_LABELS = { imagen: 'Logo' };
const HELP = `Uno apaisado, al menos el doble de ancho que de alto, va solo; uno más cuadrado, con el nombre al lado. ${IMAGE_HELP} Con fondo transparente queda mejor.`;

interface Values {
  imagen: readonly PickedImage[];
}

const NO_IMAGE: Values = { imagen: [] };

/** The logo in the shop, the panel, mails and papers. */
export function LogoForm({ ajustes }: { ajustes: Ajustes }) {
  return (
    <AjustesForm
      id="logo"
      title="Logo de la tienda"
      before={<Worn ajustes={ajustes} />}
      labels={LOGO_LABELS}
      ajustes={ajustes}
      initialValues={NO_IMAGE}
      schema={logoBody}
      bodyOf={({ imagen: [imagen] }) => ({ imagen })}
      save={({ imagen }, headers) => ajustesSaveLogo({ body: { imagen }, headers })}
      done="Logo guardado. Ya está en la tienda, en el panel, en los correos y en los papeles nuevos."
      submitLabel="Guardar logo"
    >
      <ImagePickerField
        name="imagen"
        label={ajustes.logo ? 'Otro logo' : LOGO_LABELS.imagen}
        help={HELP}
        maxFiles={1}
        cropRatio="own"
        accept={IMAGE_TYPES}
        texts={{ uploading: 'Subiendo el logo…', drop: 'o arrástralo hasta aquí' }}
      />
      <LogoPreview ajustes={ajustes} />
    </AjustesForm>
  );
}

/** Previews the chosen logo before saving. */
function LogoPreview({ ajustes }: { ajustes: Ajustes }) {
  const [picked] = useFormikContext<Values>().values.imagen;
  const picture = useLogoPicture(picked);
  if (!picked) return null;
  return (
    <>
      {picture && <AspectoPreview ajustes={ajustes} colour={ajustes.color ?? null} picture={picture} />}
      <Typography color="textSecondary">
        Al guardar reemplaza al logo de {ajustes.comercio?.nombre ?? ''}. Si no convence, se puede quitar o
        subir otro.
      </Typography>
    </>
  );
}

/** The current logo, and the button that restores the drawn one. */
function Worn({ ajustes: { logo, comercio, version } }: { ajustes: Ajustes }) {
  const [open, setOpen] = useState(false);
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const { mutate, isPending } = useOnceAtATime({
    mutationFn: () => ajustesDeleteLogo({ headers: { 'If-Match': `"${version}"` } }),
    onSuccess: ({ data }) => {
      queryClient.setQueryData(ajustesGetOptions().queryKey, data);
      toasts.success('Logo quitado. Vuelve el dibujo con el nombre.');
    },
    onSettled: () => {
      setOpen(false);
      void queryClient.invalidateQueries(queriesOf('ajustes', 'tienda'));
    },
  });
  return (
    <>
      <Logo name={comercio?.nombre ?? ''} size={40} picture={pictureOf(logo)} />
      {logo && (
        <div>
          <Button color="error" onClick={() => setOpen(true)}>
            Quitar el logo
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={open}
        title="¿Quieres quitar el logo?"
        text="En todas partes vuelve el dibujo con el nombre de la tienda."
        destructive
        busy={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setOpen(false)}
        texts={{ confirm: 'Sí, quitar' }}
      />
    </>
  );
}

/**
 * Returns the chosen file as a logo. Null until the file is read, and for an unreadable file: the server
 * explains the fault.
 */
function useLogoPicture(picked: PickedImage | undefined): LogoPicture | null {
  const src = useFileUrl(picked instanceof File ? picked : undefined);
  const [picture, setPicture] = useState<LogoPicture>();
  useEffect(() => {
    if (!src) return;
    readPicture(src)
      .then(setPicture)
      .catch(() => {});
  }, [src]);
  // An older file may be read last; only the current choice counts.
  return picture && picture.src === src ? picture : null;
}

interface AspectoPreviewProps extends Pick<BrandPreviewProps, 'colour'> {
  ajustes: Ajustes;
  picture: NonNullable<BrandPreviewProps['picture']> | null;
}

/** Previews the shop in both colour schemes, before saving. */
const AspectoPreview = ({ ajustes, ...look }: AspectoPreviewProps) => (
  <Box component="figure" sx={{ m: 0, display: 'grid', gap: 3 }}>
    <Typography component="figcaption" color="textSecondary">
      Así se verá:
    </Typography>
    <BrandPreview name={ajustes.comercio?.nombre ?? ''} {...look} />
  </Box>
);
