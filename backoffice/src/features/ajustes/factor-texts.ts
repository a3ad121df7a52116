import type { Ajustes } from 'api-client/backoffice';
import { wholeText } from 'ui-kit/whole-text';

/** At most this many names are listed; the rest is a count. */
const NAMED = 5;

const joined = new Intl.ListFormat('es-AR', { type: 'conjunction' });

/** Returns how many of the staff have no second factor, and their names. */
export function whoLacksIt({ usuarios, total }: Ajustes['sin_segundo_factor']): string {
  if (total === 0) return 'Todo el personal la tiene activada.';
  const names = usuarios.slice(0, NAMED).map(({ nombre, apellido }) => `${nombre} ${apellido}`.trim());
  const more = total - names.length;
  if (more > 0) names.push(`${more} más`);
  const lack =
    total === 1
      ? '1 persona del personal no la tiene'
      : `${wholeText(total)} personas del personal no la tienen`;
  return `${lack}: ${joined.format(names)}.`;
}
