import Box from '@mui/material/Box';
import { PageContainer } from 'ui-kit/page-container';
import { ShopFacts } from '../../shared/shop-facts.tsx';
import { BannerCarousel } from './banner-carousel.tsx';
import { CustomerSlot } from './customer-slot.tsx';
import { FeaturedBrands } from './featured-brands.tsx';
import { FeaturedProducts } from './featured-products.tsx';
import { FollowUs } from './follow-us.tsx';
import { Hero } from './hero.tsx';
import { HowToBuy } from './how-to-buy.tsx';
import { OwnBanners } from './own-banners.tsx';

export function HomePage({ page }: { page: number }) {
  return (
    <PageContainer>
      <Hero />
      <CustomerSlot />
      <OwnBanners />
      <BannerCarousel />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 12, md: 16 },
          mt: { xs: 6, md: 8 },
          '& > *': { minWidth: 0 },
        }}
      >
        <ShopFacts />
        <FeaturedProducts page={page} />
        <HowToBuy />
        <FeaturedBrands />
        <FollowUs />
      </Box>
    </PageContainer>
  );
}
