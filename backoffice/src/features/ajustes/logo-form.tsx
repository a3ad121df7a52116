import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { type Ajustes, ajustesDeleteLogo, ajustesGetOptions, ajustesSaveLogo } from 'api-client/backoffice';
import { logoBody } from 'api-client/backoffice-forms';
import { FormFrame } from 'app-core/forms/form-frame';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { ErrorSummary } from 'ui-kit/forms/error-summary';
import { ImagePickerField, type PickedImage } from 'ui-kit/forms/image-picker-field';
import { Logo } from 'ui-kit/logo';
import { SectionTitle } from 'ui-kit/section-title';
import { useToasts } from 'ui-kit/use-toasts';
import { IMAGE_HELP, IMAGE_TYPES } from '../../shared/image-types.ts';
import { queriesOf } from '../../shared/queries.ts';
import { pictureOf } from '../../shared/tienda.ts';
import { AspectoPreview } from './aspecto-preview.tsx';
import { SettleActions } from './settle-actions.tsx';
import { useAjustesForm } from './use-ajustes-form.ts';
import { useChosenLogo } from './use-chosen-logo.ts';

const LABELS = { imagen: 'Logo' };
const HELP = `Uno apaisado, al menos el doble de ancho que de alto, va solo; uno más cuadrado, con el nombre al lado. ${IMAGE_HELP} Con fondo transparente queda mejor.`;

interface Values {
  imagen: readonly PickedImage[];
}

/** The logo in the shop, the panel, mails and papers. */
export function LogoForm({ ajustes }: { ajustes: Ajustes }) {
  const initialValues: Values = { imagen: [] };
  const form = useAjustesForm({
    ajustes,
    initialValues,
    schema: logoBody,
    bodyOf: ({ imagen: [imagen] }) => ({ imagen }),
    save: ({ imagen }, headers) => ajustesSaveLogo({ body: { imagen }, headers }),
    done: 'Logo guardado. Ya está en la tienda, en el panel, en los correos y en los papeles nuevos.',
  });
  return (
    <section aria-labelledby="logo">
      <SectionTitle id="logo">Logo de la tienda</SectionTitle>
      <Worn ajustes={ajustes} />
      <FormFrame form={form} before={<ErrorSummary names={LABELS} focusOnSubmit={false} />}>
        <ImagePickerField
          name="imagen"
          label={ajustes.logo ? 'Otro logo' : LABELS.imagen}
          help={HELP}
          maxFiles={1}
          cropRatio="own"
          accept={IMAGE_TYPES}
          texts={{ uploading: 'Subiendo el logo…', drop: 'o arrástralo hasta aquí' }}
        />
        <Chosen ajustes={ajustes} />
        <SettleActions saved={form.saved} label="Guardar logo" />
      </FormFrame>
    </section>
  );
}

/** Previews the chosen logo before saving. */
function Chosen({ ajustes }: { ajustes: Ajustes }) {
  const [chosen] = useFormikContext<Values>().values.imagen;
  const picture = useChosenLogo(chosen);
  if (!chosen) return null;
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
