/** Maximum characters of a name in a greeting. */
const LONGEST = 60;
/** Text that mail programs turn into a link: a domain or an address, with any kind of dot. */
const LINK = /[@/\\:]|[.\u3002\uFF0E\uFF61]\S/u;

export interface Called {
  nombre: string;
  apellido: string;
  dado_de_alta: boolean;
  correo_confirmado_en: Date | null;
}

const plain = (text: string): string | undefined =>
  text.length <= LONGEST && !LINK.test(text) ? text : undefined;

/**
 * Returns the name for a mail's greeting. Empty until staff approve the account or its e-mail is confirmed: before, a
 * stranger may have typed the name to send text to a victim.
 */
export function calledIn({ nombre, apellido, dado_de_alta, correo_confirmado_en }: Called) {
  if (!dado_de_alta && correo_confirmado_en === null) return { nombre: undefined, whole: '' };
  return { nombre: plain(nombre), whole: plain(`${nombre} ${apellido}`) ?? '' };
}

/** Returns ', Ana' for a greeting, or an empty text. */
export const toName = (nombre: string | undefined): string => (nombre ? `, ${nombre}` : '');
