import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { measure } from 'ui-kit/theme/tokens';
import { useSettings } from '../../shared/settings.ts';

/** What this shop is, in one breath. */
export function Hero() {
  const { name } = useSettings();
  return (
    <Box sx={{ pt: { xs: 5, md: 8 }, pb: { xs: 4, md: 6 } }}>
      <Typography variant="h1">Alimentos naturales por mayor, para tu comercio</Typography>
      <Typography
        component="p"
        variant="subtitle1"
        color="textSecondary"
        sx={{ mt: 2, maxWidth: measure.text }}
      >
        {name} abastece a dietéticas, almacenes y supermercados de todo el país desde 2021: granos, semillas,
        frutos secos, superalimentos y productos orgánicos.
      </Typography>
    </Box>
  );
}
