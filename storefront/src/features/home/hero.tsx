import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TEXTOS_INICIO } from 'api-client/storefront-inicio';
import { measure } from 'ui-kit/theme/tokens';
import { links, usualLink } from '../../shared/links.ts';
import { useForVisitors } from '../../shared/session/early-session.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useTexto } from '../../shared/textos.ts';

/** Title of the home page. Visitors also get a link to request an account, staff a link to the usual products. */
export function Hero() {
  const title = useTexto('titulo_inicio', TEXTOS_INICIO.titulo_inicio);
  const text = useTexto('texto_inicio', TEXTOS_INICIO.texto_inicio);
  const { authenticated, isStaff } = useSession();
  const replaced = useForVisitors('replaced');
  const forCustomer = authenticated && !isStaff;
  return (
    <Box sx={{ pt: { xs: 5, md: 8 }, pb: { xs: 4, md: 6 } }}>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {!forCustomer && (
        <>
          <Typography
            {...replaced}
            component="p"
            variant="subtitle1"
            color="textSecondary"
            sx={{ mt: 2, maxWidth: measure.text, overflowWrap: 'anywhere' }}
          >
            {text}
          </Typography>
          <Button
            {...replaced}
            href={authenticated ? usualLink.href : links.registro}
            variant="contained"
            size="large"
            sx={{ mt: 4, minWidth: (theme) => theme.spacing(50) }}
          >
            {authenticated ? usualLink.label : 'Solicitar una cuenta'}
          </Button>
        </>
      )}
    </Box>
  );
}
