import { cuitIn, cuitText } from 'api-client/contract/written-cuit';

/** Returns '20-20410300-4' for eleven digits in any spelling, and other texts unchanged. */
export const formatCuit = (cuit: string): string => (cuitIn(cuit) === undefined ? cuit : cuitText(cuit));
