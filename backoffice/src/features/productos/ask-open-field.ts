import { useTyped } from 'ui-kit/typed';

/**
 * What is typed in a row is not lost with the page, nor with another page or filter of the list.
 * @param when something else than what stood there is typed, and on its way to nobody.
 * @param what 'El precio nuevo de Almendra'
 */
export const useAskOpenField = (when: boolean, what: string): void =>
  useTyped(when, { inList: true, text: `${what} no está guardado.` });
