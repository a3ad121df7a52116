import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PageContainer } from 'ui-kit/page-container';
import { PageTitle } from 'ui-kit/page-title';
import { measure, shape } from 'ui-kit/theme/tokens';
import { links } from '../../shared/links.ts';
import { useForVisitors } from '../../shared/session/early-session.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useSettings } from '../../shared/settings.ts';
import { ShopFacts } from '../../shared/shop-facts.tsx';

export function CompanyPage() {
  const { name, city } = useSettings();
  const forVisitors = useForVisitors();
  const { authenticated } = useSession();
  return (
    <PageContainer sx={{ pt: { xs: 5, md: 8 } }}>
      <Box
        sx={{
          display: 'grid',
          // On tablets the title has room in the face that stands in for ours too: nothing moves when that comes.
          gap: { xs: 6, lg: 14 },
          gridTemplateColumns: { md: '1fr 1fr' },
          alignItems: 'start',
        }}
      >
        <div>
          <PageTitle>¿QUIENES SOMOS?</PageTitle>
          <Box sx={{ display: 'grid', gap: 4, maxWidth: measure.text }}>
            <Typography>
              {name} es una distribuidora mayorista de alimentos naturales. Desde 2021 abastecemos a
              dietéticas, almacenes, supermercados y empresas con granos, semillas, frutos secos,
              superalimentos y productos orgánicos.
            </Typography>
            <Typography>
              Trabajamos desde {city}. Elegimos cada producto por su calidad, lo guardamos como corresponde y
              lo enviamos a todo el país, con los mejores precios para quien compra por cantidad.
            </Typography>
            <Typography>
              Conocemos a nuestros clientes por su nombre: cada cuenta la revisa una persona, y después de
              cada pedido te llamamos para coordinar el pago y la entrega.
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
              <Button href={links.categorias} variant="contained">
                Ver productos
              </Button>
              {!authenticated && (
                <Button {...forVisitors} href={links.registro} variant="outlined">
                  Solicitar una cuenta
                </Button>
              )}
            </Box>
          </Box>
        </div>
        <Box
          component="img"
          src="/nosotros.svg"
          alt="Un campo sembrado al pie de una loma, con el sol bajo"
          width={640}
          height={480}
          sx={{ width: '100%', height: 'auto', borderRadius: `${shape.card}px` }}
        />
      </Box>
      <Box sx={{ mt: { xs: 8, md: 12 } }}>
        <ShopFacts />
      </Box>
    </PageContainer>
  );
}
