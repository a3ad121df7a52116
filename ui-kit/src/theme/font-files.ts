import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/** Addresses of the files that `fonts.css` asks for, so that a page can ask for them before its styles are read. */
export const fontFiles: readonly string[] = [figtree, bricolage];
