import { links } from '../../shared/links.ts';
import { MissingPage } from '../../shared/missing-page.tsx';

export const ProductNotFound = () => (
  <MissingPage
    title="Producto no encontrado"
    text="Puede que ya no lo vendamos."
    href={links.categorias}
    label="Ver todos los productos"
  />
);
