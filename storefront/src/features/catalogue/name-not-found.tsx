import Button from '@mui/material/Button';
import { KitLink } from 'ui-kit/kit-link';
import { NotFound } from 'ui-kit/not-found';
import { PageContainer } from 'ui-kit/page-container';
import { links } from '../../shared/links.ts';

const TEXT = 'No se ha encontrado ningún producto. Puede que haya cambiado de nombre.';

export function CategoryNotFound() {
  return (
    <PageContainer sx={{ py: 10 }}>
      <NotFound
        title="Categoría no encontrada"
        text={TEXT}
        action={
          <Button component={KitLink} href={links.categorias} variant="contained">
            Ver todos los productos
          </Button>
        }
      />
    </PageContainer>
  );
}

export function BrandNotFound() {
  return (
    <PageContainer sx={{ py: 10 }}>
      <NotFound
        title="Marca no encontrada"
        text={TEXT}
        action={
          <Button component={KitLink} href={links.marcas} variant="contained">
            Ver todas las marcas
          </Button>
        }
      />
    </PageContainer>
  );
}
