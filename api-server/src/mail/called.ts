/** Characters; what is longer is no name to greet somebody by. */
const LONGEST = 60;
/** What a mail program makes a link of: a domain, an address, in whatever dots there are. */
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
 * What somebody is called in a mail. Nothing while neither staff have let the account in nor its e-mail is confirmed: then
 * it may be a stranger's, and what was typed a stranger's words to whoever reads it.
 */
export function calledIn({ nombre, apellido, dado_de_alta, correo_confirmado_en }: Called) {
  if (!dado_de_alta && correo_confirmado_en === null) return { nombre: undefined, whole: '' };
  return { nombre: plain(nombre), whole: plain(`${nombre} ${apellido}`) ?? '' };
}

/** ', Ana' after a greeting; nothing for nobody in particular. */
export const toName = (nombre: string | undefined): string => (nombre ? `, ${nombre}` : '');
