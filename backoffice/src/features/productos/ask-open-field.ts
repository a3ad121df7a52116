import { useTyped } from 'ui-kit/typed';

/**
 * Asks before leaving the page or changing the list's filter while a row's field is open.
 * @param when the typed text differs and is not being saved
 * @param what 'El precio nuevo de Almendra'
 */
export const useAskOpenField = (when: boolean, what: string): void =>
  useTyped(when, { inList: true, text: `${what} no está guardado.` });
