import { StartupError } from 'node-kit/startup-error';

/**
 * Value forms that systemd, Docker Compose and Node.js read equally. Unquoted, they disagree on `$NAME`, `#`
 * and spaces, and a shell acts on `&` and `;`. In double quotes they disagree on `$`, `\` and `` ` ``.
 * Compose treats a quote after a backslash as part of the value, so no value may end in a backslash.
 */
const VALUES = [/^[^\s'"\\$`#;&|<>()]*$/, /^'((?:[^']*[^'\\])?)'$/, /^"([^"\\$`]*)"$/];

/**
 * Parses a settings file such as `/etc/tienda/api.env`: lines `NAME=value`, blank lines, and comments with
 * `#`.
 * @throws StartupError with the line number, when another program would read a line differently
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
