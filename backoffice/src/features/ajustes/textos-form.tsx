import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Ajustes, Comercio, Textos } from 'api-client/backoffice';
import { textosBody } from 'api-client/backoffice-forms';
import { filledIn, paragraphsOf, TEXTOS_INICIO, TEXTOS_NOSOTROS } from 'api-client/backoffice-textos';
import { useFormikContext } from 'formik';
import { TextField } from 'ui-kit/forms/text-field';
import { AjustesForm } from './ajustes-form.tsx';

const LABELS: Record<keyof Textos, string> = {
  titulo_inicio: 'Título del inicio',
  texto_inicio: 'Texto del inicio',
  texto_nosotros: 'Texto de «Sobre nosotros»',
};

/** The texts of the home page and of the company's page. */
export function TextosForm({ ajustes, textos }: { ajustes: Ajustes; textos: Textos }) {
  return (
    <AjustesForm
      id="textos"
      title="Textos de la tienda"
      before={
        <Typography color="textSecondary" sx={{ mb: 4 }}>
          {'Donde escribas {nombre} o {ciudad} se leerán los de la tienda.'}
        </Typography>
      }
      labels={LABELS}
      ajustes={ajustes}
      initialValues={textos}
      schema={textosBody}
      changeOf={(body) => ({ textos: body })}
      done="Textos guardados. Ya están en la tienda."
      autoComplete="off"
      submitLabel="Guardar textos"
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
    </AjustesForm>
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

/** Previews both pages. */
function TextosPreview({ comercio }: { comercio: Comercio }) {
  const { titulo_inicio, texto_inicio, texto_nosotros } = useFormikContext<Textos>().values;
  const paragraphs = paragraphsOf(filledIn(texto_nosotros.trim(), comercio));
  return (
    <Box component="figure" sx={{ m: 0, display: 'grid', gap: 3, overflowWrap: 'anywhere' }}>
      <Typography component="figcaption" color="textSecondary">
        Así se leerá:
      </Typography>
      <Typography variant="h4" component="p">
        {filledIn(titulo_inicio, comercio)}
      </Typography>
      <Typography color="textSecondary">{filledIn(texto_inicio, comercio)}</Typography>
      <Typography variant="h4" component="p" sx={{ mt: 3 }}>
        ¿QUIENES SOMOS?
      </Typography>
      {paragraphs.map((paragraph, at) => (
        <Typography key={`${at}-${paragraph}`}>{paragraph}</Typography>
      ))}
    </Box>
  );
}
