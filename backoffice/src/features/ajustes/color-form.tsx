import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Ajustes } from 'api-client/backoffice';
import { ajustesBody, colorBody } from 'api-client/backoffice-forms';
import { FormFrame } from 'app-core/forms/form-frame';
import { useFormikContext } from 'formik';
import { brandOf, leafColor } from 'ui-kit/brand';
import { ErrorSummary } from 'ui-kit/forms/error-summary';
import { TextField } from 'ui-kit/forms/text-field';
import { SectionTitle } from 'ui-kit/section-title';
import { line, touchTarget } from 'ui-kit/theme/tokens';
import { pictureOf } from '../../shared/tienda.ts';
import { AspectoPreview } from './aspecto-preview.tsx';
import { SettleActions } from './settle-actions.tsx';
import { useAjustesForm } from './use-ajustes-form.ts';

const LABELS = { color: 'Color principal' };
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
  const form = useAjustesForm({
    ajustes,
    initialValues: { color: ajustes.color ?? HOUSE },
    schema: ajustesBody,
    // The default colour is stored as null.
    changeOf: ({ color = null }) => ({ color: color === HOUSE ? null : color }),
    done: 'Color guardado. Ya está en la tienda, en el panel, en los correos y en los papeles nuevos.',
  });
  return (
    <section aria-labelledby="color">
      <SectionTitle id="color">Color de la tienda</SectionTitle>
      <FormFrame form={form} before={<ErrorSummary names={LABELS} focusOnSubmit={false} />}>
        <Fields ajustes={ajustes} />
        <SettleActions saved={form.saved} label="Guardar color" />
      </FormFrame>
    </section>
  );
}

function Fields({ ajustes }: { ajustes: Ajustes }) {
  const { values, setFieldValue, isSubmitting } = useFormikContext<{ color: string }>();
  const chosen = colorBody.safeParse(values.color).data ?? HOUSE;
  const choose = (color: string) => void setFieldValue('color', color);
  return (
    <>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'flex-end' }}>
        <Picker
          type="color"
          aria-label="Elegir el color de una paleta"
          value={chosen}
          disabled={isSubmitting}
          onChange={(event) => choose(event.target.value)}
        />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <TextField name="color" label={LABELS.color} required />
        </Box>
      </Box>
      <Typography color="textSecondary" role="status">
        {shownText(chosen)}
      </Typography>
      <AspectoPreview
        ajustes={ajustes}
        colour={chosen === HOUSE ? null : chosen}
        picture={pictureOf(ajustes.logo)}
      />
      <div>
        <Button onClick={() => choose(HOUSE)}>Volver al color original</Button>
      </div>
    </>
  );
}

/** Returns how the chosen colour will look, and why. */
function shownText(chosen: string): string {
  if (chosen === HOUSE) return 'Es el color original.';
  const { main } = brandOf(chosen).light;
  return main === chosen
    ? 'Se lee bien sobre los fondos claros: se usa tal cual. En el panel oscuro se aclara lo necesario.'
    : `Lo usamos un poco más oscuro (${main}) para que se lea sobre los fondos claros. En el panel oscuro se aclara lo necesario.`;
}
