import type { Ajustes } from 'api-client/backoffice';
import { wholeText } from 'ui-kit/whole-text';

/** Names that are written out; of more it is said how many. */
const NAMED = 5;

const joined = new Intl.ListFormat('es-AR', { type: 'conjunction' });

/** How many of the staff have no second factor, and whom. */
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
