import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ComponentType, useEffect, useState } from 'react';
import { pageWidth } from 'ui-kit/theme/tokens';
import { links, menu } from '../../shared/links.ts';
import { MissingPage } from '../../shared/missing-page.tsx';
import { ShopSearch } from './shop-search.tsx';

const row = { display: 'flex', flexWrap: 'wrap', gap: 2 } as const;

/** Optional part below the rest. Its code loads only here, and without an answer nothing shows. */
function Categories() {
  const [Links, setLinks] = useState<ComponentType>();
  useEffect(() => {
    import('./category-links.tsx').then(
      ({ CategoryLinks }) => setLinks(() => CategoryLinks),
      () => undefined,
    );
  }, []);
  return Links && <Links />;
}

/** Page for unknown addresses, with a search and links to other pages. */
export const NotFoundPage = () => (
  <MissingPage text="La dirección cambió o nunca existió." href={links.home} label="Volver al inicio">
    <Box sx={{ maxWidth: pageWidth.form, mx: 'auto', mt: 4 }}>
      <ShopSearch label="Buscar en toda la tienda" />
    </Box>
    <Box
      component="nav"
      aria-label="Otros lugares de la tienda"
      sx={{ ...row, justifyContent: 'center', mt: 4 }}
    >
      {menu.slice(1, -1).map(({ label, href }) => (
        <Button key={href} href={href} variant="outlined" color="secondary">
          {label}
        </Button>
      ))}
    </Box>
    <Categories />
  </MissingPage>
);
