import Button from '@mui/material/Button';
import { NotFound } from 'ui-kit/not-found';
import { PageContainer } from 'ui-kit/page-container';
import { links } from '../../shared/links.ts';

interface NameNotFoundProps {
  title: string;
  /** To all that there are. */
  href: string;
  action: string;
}

const NameNotFound = ({ title, href, action }: NameNotFoundProps) => (
  <PageContainer sx={{ py: 10 }}>
    <NotFound
      title={title}
      text="No se ha encontrado ningún producto. Puede que haya cambiado de nombre."
      action={
        <Button href={href} variant="contained">
          {action}
        </Button>
      }
    />
  </PageContainer>
);

export const CategoryNotFound = () => (
  <NameNotFound title="Categoría no encontrada" href={links.categorias} action="Ver todos los productos" />
);

export const BrandNotFound = () => (
  <NameNotFound title="Marca no encontrada" href={links.marcas} action="Ver todas las marcas" />
);
