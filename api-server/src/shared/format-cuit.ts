import { cuitIn, cuitText } from 'api-client/contract/written-cuit';

/** '20-20410300-4' of eleven digits, however they are written; anything else as it is. */
export const formatCuit = (cuit: string): string => (cuitIn(cuit) === undefined ? cuit : cuitText(cuit));
