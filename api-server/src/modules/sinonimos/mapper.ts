import type { SinonimoRow } from './repository.ts';

export const toSinonimo = ({ sinonimo_id, palabras, version }: SinonimoRow) => ({
  sinonimo_id,
  palabras,
  version,
});

/** Returns the fields that the audit log compares. */
export const keptOf = ({ palabras }: SinonimoRow) => ({ palabras });

/** Names the group for the audit log. */
export const asObjeto = ({ sinonimo_id, palabras }: SinonimoRow) =>
  ({ tipo: 'sinonimo', id: sinonimo_id, nombre: palabras.join(' = ') }) as const;
