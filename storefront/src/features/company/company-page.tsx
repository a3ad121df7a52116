import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TEXTOS_NOSOTROS } from 'api-client/storefront-nosotros';
import { paragraphsOf } from 'api-client/storefront-textos';
import { PageContainer } from 'ui-kit/page-container';
import { PageTitle } from 'ui-kit/page-title';
import { measure, shape } from 'ui-kit/theme/tokens';
import { links } from '../../shared/links.ts';
import { useForVisitors } from '../../shared/session/early-session.ts';
import { useSession } from '../../shared/session/session.ts';
import { ShopFacts } from '../../shared/shop-facts.tsx';
import { useTexto } from '../../shared/textos.ts';

export function CompanyPage() {
  const text = useTexto('texto_nosotros', TEXTOS_NOSOTROS.texto_nosotros);
  const forVisitors = useForVisitors();
  const { authenticated } = useSession();
  return (
    <PageContainer sx={{ pt: { xs: 5, md: 8 } }}>
      <Box
        sx={{
          display: 'grid',
          // The gap on tablets leaves room for the wider fallback font, so that nothing moves when the font loads.
          gap: { xs: 6, lg: 14 },
          gridTemplateColumns: { md: '1fr 1fr' },
          alignItems: 'start',
        }}
      >
        <div>
          <PageTitle>¿QUIENES SOMOS?</PageTitle>
          <Box sx={{ display: 'grid', gap: 4, maxWidth: measure.text }}>
            {paragraphsOf(text).map((paragraph, at) => (
              <Typography key={`${at}-${paragraph}`} sx={{ overflowWrap: 'anywhere' }}>
                {paragraph}
              </Typography>
            ))}
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
