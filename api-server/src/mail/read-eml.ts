/** Just enough of a mail reader for the tests to see a message as its recipient would. */
export type ReadMail = { headers: Map<string, string>; text: string; html: string };

function decodeBytes(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, data: string) =>
      kind.toLowerCase() === 'b'
        ? decodeBytes(data, 'base64')
        : decodeBytes(data.replaceAll('_', ' '), 'quoted-printable'),
    );
}

function splitPart(raw: string) {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  const headers = new Map<string, string>();
  for (const line of lines.split('\r\n')) {
    const colon = line.indexOf(':');
    headers.set(line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim()));
  }
  return { headers, body: raw.slice(end + 4) };
}

export function readEml(raw: string): ReadMail {
  const { headers, body } = splitPart(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1];
  const mail: ReadMail = { headers, text: '', html: '' };
  for (const chunk of body.split(`--${boundary}`).slice(1, -1)) {
    const part = splitPart(chunk.replace(/^\r\n/, '').replace(/\r\n$/, ''));
    const content = decodeBytes(part.body, part.headers.get('content-transfer-encoding'));
    const kind = part.headers.get('content-type')?.startsWith('text/html') ? 'html' : 'text';
    mail[kind] = content.replaceAll('\r\n', '\n');
  }
  return mail;
}
