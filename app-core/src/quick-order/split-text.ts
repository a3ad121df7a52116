import { RENGLON_LIMITS, readRenglones } from 'api-client/renglones';

export interface SplitText {
  /** Lines that can be read. */
  escritos: string[];
  /** Rest of the text, which stays in the field. */
  left: string;
  /** Reason why the rest stays in the field. */
  fault: string | undefined;
}

/** Splits a text into lines, up to the free room. */
export function splitText(text: string, room: number, then: string): SplitText {
  const found = readRenglones(text).map(({ escrito }) => escrito);
  if (found.length === 0) {
    const isEmpty = text.trim() === '';
    return {
      escritos: [],
      left: isEmpty ? '' : text,
      fault: isEmpty ? undefined : 'No encontramos ningún producto en lo que escribiste.',
    };
  }
  const fits = found
    .filter((escrito) => escrito.length <= RENGLON_LIMITS.letters)
    .slice(0, Math.max(0, room));
  const left = found.filter((escrito) => !fits.includes(escrito));
  return { escritos: fits, left: left.join('\n'), fault: faultOf(left, then) };
}

function faultOf(left: readonly string[], then: string): string | undefined {
  if (left.length === 0) return undefined;
  return left.some((escrito) => escrito.length > RENGLON_LIMITS.letters)
    ? `Un renglón no puede tener más de ${RENGLON_LIMITS.letters} letras.`
    : `Caben ${RENGLON_LIMITS.renglones} renglones por vez: ${then} y sigue con los demás.`;
}
