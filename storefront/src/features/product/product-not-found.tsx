import Button from '@mui/material/Button';
import { NotFound } from 'ui-kit/not-found';
import { PageContainer } from 'ui-kit/page-container';
import { links } from '../../shared/links.ts';

export function ProductNotFound() {
  return (
    <PageContainer sx={{ py: 10 }}>
      <NotFound
        title="Producto no encontrado"
        text="Puede que ya no lo vendamos."
        action={
          <Button href={links.categorias} variant="contained">
            Ver todos los productos
          </Button>
        }
      />
    </PageContainer>
  );
}
