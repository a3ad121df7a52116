/**
 * '12.345' for 12345, as Argentina writes whole numbers from 0. Intl's own formatter costs a page that shows nothing else
 * of the kind several milliseconds to begin with.
 */
export const wholeText = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, '.');
