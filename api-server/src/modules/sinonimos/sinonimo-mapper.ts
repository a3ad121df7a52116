import type { SinonimoRow } from './sinonimos-repository.ts';

export const toSinonimo = ({ sinonimo_id, palabras, version }: SinonimoRow) => ({
  sinonimo_id,
  palabras,
  version,
});

/** What the trail keeps of it. */
export const keptOf = ({ palabras }: SinonimoRow) => ({ palabras });

/** As the trail names it. */
export const asObjeto = ({ sinonimo_id, palabras }: SinonimoRow) =>
  ({ tipo: 'sinonimo', id: sinonimo_id, nombre: palabras.join(' = ') }) as const;
