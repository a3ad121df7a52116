import { AskBeforeLeaving } from '../../shared/unsaved-changes.tsx';

interface AskOpenFieldProps {
  /** Something else than what stood there is typed, and on its way to nobody. */
  when: boolean;
  /** 'El precio nuevo de Almendra' */
  what: string;
}

/** What is typed in a row is not lost with the page, nor with another page or filter of the list. */
export const AskOpenField = ({ when, what }: AskOpenFieldProps) => (
  <AskBeforeLeaving when={when} inList title="¿Salir sin guardar?" text={`${what} no está guardado.`} />
);
