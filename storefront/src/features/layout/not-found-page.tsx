import { links } from '../../shared/links.ts';
import { MissingPage } from '../../shared/missing-page.tsx';

/** Any address that the shop does not have. */
export const NotFoundPage = () => (
  <MissingPage text="La dirección cambió o nunca existió." href={links.home} label="Volver al inicio" />
);
