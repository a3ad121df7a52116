import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Ajustes, Textos } from 'api-client/backoffice';
import { textosBody } from 'api-client/backoffice-forms';
import { TEXTOS_INICIO, TEXTOS_NOSOTROS } from 'api-client/backoffice-textos';
import { FormFrame } from 'app-core/forms/form-frame';
import { useFormikContext } from 'formik';
import { ErrorSummary } from 'ui-kit/forms/error-summary';
import { TextField } from 'ui-kit/forms/text-field';
import { SectionTitle } from 'ui-kit/section-title';
import { SettleActions } from './settle-actions.tsx';
import { TextosPreview } from './textos-preview.tsx';
import { useAjustesForm } from './use-ajustes-form.ts';

const LABELS: Record<keyof Textos, string> = {
  titulo_inicio: 'Título del inicio',
  texto_inicio: 'Texto del inicio',
  texto_nosotros: 'Texto de «Sobre nosotros»',
};

/** The texts of the home page and of the company's page. */
export function TextosForm({ ajustes, textos }: { ajustes: Ajustes; textos: Textos }) {
  const form = useAjustesForm({
    ajustes,
    initialValues: textos,
    schema: textosBody,
    changeOf: (body) => ({ textos: body }),
    done: 'Textos guardados. Ya están en la tienda.',
  });
  return (
    <section aria-labelledby="textos">
      <SectionTitle id="textos">Textos de la tienda</SectionTitle>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {'Donde escribas {nombre} o {ciudad} se leerán los de la tienda.'}
      </Typography>
      <FormFrame
        form={form}
        before={<ErrorSummary names={LABELS} focusOnSubmit={false} />}
        autoComplete="off"
      >
        <TextField name="titulo_inicio" label={LABELS.titulo_inicio} required />
        <TextField name="texto_inicio" label={LABELS.texto_inicio} required multiline rows={3} />
        <TextField
          name="texto_nosotros"
          label={LABELS.texto_nosotros}
          required
          multiline
          rows={8}
          help="Deja un renglón vacío entre un párrafo y otro."
        />
        <OwnWords />
        {ajustes.comercio && <TextosPreview comercio={ajustes.comercio} />}
        <SettleActions saved={form.saved} label="Guardar textos" />
      </FormFrame>
    </section>
  );
}

/** Fills in the shop's default texts; they still have to be saved. */
function OwnWords() {
  const { setValues } = useFormikContext<Textos>();
  return (
    <div>
      <Button onClick={() => void setValues({ ...TEXTOS_INICIO, ...TEXTOS_NOSOTROS })}>
        Volver a los textos originales
      </Button>
    </div>
  );
}
