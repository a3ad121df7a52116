import { StartupError } from 'node-kit/startup-error';

/**
 * The forms of a value that systemd, Docker Compose and Node.js read alike. Without quotes, Compose replaces `$NAME`, and
 * they disagree on `#` and spaces; a shell acts on `&` and `;`. In double quotes `$`, `\` and `` ` `` differ. Compose takes
 * a quote after a backslash for a part of the value, in single quotes too: no value may end in a backslash.
 */
const VALUES = [/^[^\s'"\\$`#;&|<>()]*$/, /^'((?:[^']*[^'\\])?)'$/, /^"([^"\\$`]*)"$/];

/**
 * Reads a file of settings, such as `/etc/tienda/api.env`: lines `NAME=value`, blank lines, and comments that begin with `#`.
 * @throws StartupError with the line's number, when another program that reads the file would understand a line otherwise.
 */
export function parseEnvFile(text: string, path: string): Record<string, string> {
  const settings: Record<string, string> = {};
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    const where = `${path}, línea ${index + 1}`;
    const [, name, written] = /^([A-Z][A-Z0-9_]*)=(.*)$/.exec(line) ?? [];
    if (name === undefined || written === undefined)
      throw new StartupError(`${where}: se espera NOMBRE=valor.`);
    const found = VALUES.map((form) => form.exec(written)).find(Boolean);
    if (!found) {
      const ends = /^'[^']*\\'$/.test(written);
      const how = ends
        ? `el valor de ${name} no puede terminar en una barra invertida: Docker Compose lo leería de otra forma. Use otro valor; en una dirección, es %5C.`
        : `escriba el valor de ${name} entre comillas simples, ${name}='…'; dentro de una dirección, una es %27.`;
      throw new StartupError(`${where}: ${how}`);
    }
    settings[name] = found[1] ?? found[0];
  }
  return settings;
}
