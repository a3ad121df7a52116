import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';

/** Bricolage Grotesque for titles and big figures, Figtree for the rest. */
function Type() {
  return (
    <>
      <Typography variant="cifra">$ 12.345,50</Typography>
      <Typography variant="h1">Título de página</Typography>
      <Typography variant="h2">Título de sección</Typography>
      <Typography variant="h3" component="p">
        Título de grupo
      </Typography>
      <Typography variant="precio" component="p">
        $ 999.999,99
      </Typography>
      <Typography>Texto: semillas, granos y frutos secos al por mayor.</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Texto chico: por kilo, Campo Claro.
      </Typography>
      <Typography variant="overline" component="p">
        CATEGORÍAS
      </Typography>
    </>
  );
}

const meta = { title: 'Foundations/Type', component: Type } satisfies Meta<typeof Type>;
export default meta;
export const Default: StoryObj<typeof meta> = {};
