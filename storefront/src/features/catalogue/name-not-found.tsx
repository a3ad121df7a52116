import { MissingPage } from '../../shared/missing-page.tsx';
import type { ByName } from './catalogues.ts';

/** Page for an unknown category or brand. */
export const NameNotFound = ({ catalogue: { missing, path, showAll } }: { catalogue: ByName }) => (
  <MissingPage
    title={missing}
    text="No se ha encontrado ningún producto. Puede que haya cambiado de nombre."
    href={path}
    label={showAll}
  />
);
