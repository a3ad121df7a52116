const PARTICLES = new Set([
  'de',
  'del',
  'la',
  'las',
  'los',
  'di',
  'da',
  'van',
  'von',
  'y',
  'san',
  'mc',
  'mac',
]);

/**
 * Splits a full name. 'Gómez, Ana' is explicit; otherwise the surname is one word with its particles: first in
 * `apellido_nombre`, last in `nombre_apellido`.
 */
export function partName(
  whole: string,
  order: 'nombre_apellido' | 'apellido_nombre',
): { nombre: string; apellido: string } {
  const text = whole.replace(/\s+/g, ' ').trim();
  const [before = '', after] = text.split(/\s*,\s*/, 2);
  if (after !== undefined) return { nombre: after, apellido: before };
  const words = text.split(' ');
  const isSmall = (at: number) => PARTICLES.has((words[at] ?? '').toLocaleLowerCase('es'));
  if (words.length < 2) return { nombre: text, apellido: '' };
  let cut: number;
  if (order === 'apellido_nombre') {
    cut = 1;
    while (cut < words.length - 1 && isSmall(cut - 1)) cut += 1;
    return { apellido: words.slice(0, cut).join(' '), nombre: words.slice(cut).join(' ') };
  }
  cut = words.length - 1;
  while (cut > 1 && isSmall(cut - 1)) cut -= 1;
  return { nombre: words.slice(0, cut).join(' '), apellido: words.slice(cut).join(' ') };
}
