/** A CUIT as it is printed, without its dashes: so it is stored, and so it is searched. Any other term as it is. */
export const withoutDashes = (term: string): string =>
  /^[\d-]+$/.test(term) ? term.replaceAll('-', '') : term;
