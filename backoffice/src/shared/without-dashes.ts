/** Removes the dashes of a printed CUIT, which is stored and searched without them. Other terms stay. */
export const withoutDashes = (term: string): string =>
  /^[\d-]+$/.test(term) ? term.replaceAll('-', '') : term;
