import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { categories } from '../../shared/catalogue/shown-products.ts';
import { links } from '../../shared/links.ts';

/** Links to all categories, for the not-found page. */
export function CategoryLinks() {
  const { data } = useQuery(categories());
  if (!data || data.categorias.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="categorias" sx={{ mt: 10, textAlign: 'center' }}>
      <Typography id="categorias" variant="h3" component="h2">
        Categorías
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          justifyContent: 'center',
          listStyle: 'none',
          m: 0,
          mt: 3,
          p: 0,
        }}
      >
        {data.categorias.map(({ nombre }) => (
          <li key={nombre}>
            <Button href={links.categoria(nombre)} color="secondary" sx={{ bgcolor: 'background.paper' }}>
              {nombre}
            </Button>
          </li>
        ))}
      </Box>
    </Box>
  );
}
