/** The minified text of a module and its imports (`scripts/lib/inline-script.ts`). */
declare module '*?inline-script' {
  export const text: string;
}
