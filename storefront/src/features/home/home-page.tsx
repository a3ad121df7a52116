import Box from '@mui/material/Box';
import { PageContainer } from 'ui-kit/page-container';
import { SectionTitle } from 'ui-kit/section-title';
import { SocialLinks } from 'ui-kit/social-links';
import { useSettings } from '../../shared/settings.ts';
import { socialLinks } from '../../shared/social.tsx';
import { FeaturedBrands } from './featured-brands.tsx';
import { FeaturedProducts } from './featured-products.tsx';
import { Hero } from './hero.tsx';
import { HowToBuy } from './how-to-buy.tsx';
import { ShopFacts } from './shop-facts.tsx';

export function HomePage({ page }: { page: number }) {
  const settings = useSettings();
  return (
    <PageContainer>
      <Hero />
      <ShopFacts />
      <Box
        sx={{ display: 'grid', gap: { xs: 12, md: 16 }, mt: { xs: 10, md: 14 }, '& > *': { minWidth: 0 } }}
      >
        <FeaturedProducts page={page} />
        <HowToBuy />
        <FeaturedBrands />
        <section aria-labelledby="redes">
          <SectionTitle id="redes">Síguenos</SectionTitle>
          <SocialLinks links={socialLinks(settings)} />
        </section>
      </Box>
    </PageContainer>
  );
}
