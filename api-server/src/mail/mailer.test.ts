import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cuentaApproved } from './cuenta-mails.ts';
import { createMailer, type Mail } from './mailer.ts';

const from = 'Raíz Mayorista <ventas@raiz.example>';
const shop = { nombre: 'Raíz Mayorista', url: 'https://raiz.example' };
const mail: Mail = {
  to: 'ana@example.com',
  ...cuentaApproved({ nombre: 'Ana', shop }),
};

let dir: string;
beforeEach(async () => {
  dir = join(await mkdtemp(join(tmpdir(), 'outbox-')), 'outbox');
});
afterEach(() => rm(join(dir, '..'), { recursive: true }));

async function sendAndRead(changes: Partial<Mail>) {
  await createMailer({ outboxDir: dir, from }).send({ ...mail, ...changes }, 'un-id');
  const [name = ''] = await readdir(dir);
  return PostalMime.parse(await readFile(join(dir, name), 'utf8'));
}

describe('the outbox', () => {
  it('contains a message with both parts that any mail program can open', async () => {
    const read = await sendAndRead({});
    const headerOf = (name: string) => read.headers.find(({ key }) => key === name)?.value;
    expect(read.from).toEqual({ name: 'Raíz Mayorista', address: 'ventas@raiz.example' });
    expect(read.to).toEqual([{ name: '', address: 'ana@example.com' }]);
    expect(read.subject).toBe('Tu cuenta en Raíz Mayorista está activa');
    expect(headerOf('content-type')).toContain('multipart/alternative');
    expect(headerOf('auto-submitted')).toBe('auto-generated');
    expect(read.messageId).toBe('<un-id@raiz.example>');
    // The parser adds a final line break.
    expect(read.text).toBe(`${mail.text}\n`);
    expect(read.html).toBe(`${mail.html}\n`);
  });

  it('has unsubscribe headers only for optional mails', async () => {
    const unsubscribe = `https://tienda.example/api/avisos/baja?codigo=${'c'.repeat(36)}&tipo=stock`;
    const { headers } = await sendAndRead({ unsubscribe });
    const headerOf = (name: string) => headers.find(({ key }) => key === name)?.value;
    expect(headerOf('list-unsubscribe')).toBe(`<${unsubscribe}>`);
    expect(headerOf('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    await rm(dir, { recursive: true });
    expect((await sendAndRead({})).headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
  });

  it('has unique file names in the order of sending, and no temporary files', async () => {
    const mailer = createMailer({ outboxDir: dir, from });
    for (let index = 0; index < 12; index += 1)
      await mailer.send({ ...mail, subject: `Correo ${index}` }, String(index));
    await Promise.all(Array.from({ length: 20 }, () => mailer.send(mail, 'un-id')));
    const names = (await readdir(dir)).sort();
    expect(names).toHaveLength(32);
    for (const name of names) expect(name).toMatch(/^\d{8}T\d{9}Z-\d{6}-[0-9a-f]{8}\.eml$/);
    const sent = await Promise.all(names.slice(0, 12).map((name) => readFile(join(dir, name), 'utf8')));
    const read = await Promise.all(sent.map((raw) => PostalMime.parse(raw)));
    expect(read.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 12 }, (_, index) => `Correo ${index}`),
    );
  });

  it('strips line breaks from a subject, so that it cannot add headers', async () => {
    const { headers, subject } = await sendAndRead({
      subject: 'Hola\r\nBcc: otra@example.com\n\n<b>cuerpo</b>',
    });
    expect(headers.map(({ key }) => key)).not.toContain('bcc');
    expect(subject).toBe('Hola Bcc: otra@example.com <b>cuerpo</b>');
  });

  it('cleans a name, so that it cannot add headers or recipients', async () => {
    const name = 'Ana" <otra@example.com>, x\r\nBcc: otra@example.com\r\n\r\nñ';
    const { headers, to } = await sendAndRead({ to: { name, address: 'ana@example.com' } });
    expect(headers.map(({ key }) => key)).not.toContain('bcc');
    expect(to?.map(({ address }) => address)).toEqual(['ana@example.com']);
  });

  it.each([
    'ana@example.com, otra@example.com',
    'ana@example.com\r\nBcc: otra@example.com',
    'Ana <ana@example.com>',
    'ana@example.com;otra@example.com',
    'ana',
    '',
    `${'a'.repeat(250)}@example.com`,
  ])('refuses the address %j', async (to) => {
    const mailer = createMailer({ outboxDir: dir, from });
    await expect(mailer.send({ ...mail, to }, 'un-id')).rejects.toMatchObject({
      name: 'Refused',
      reason: 'La dirección de correo no es válida.',
    });
    await expect(readdir(dir)).rejects.toThrow('ENOENT');
  });
});

describe('SMTP', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  it('sends through the configured server and writes nothing to the outbox', async () => {
    const commands: string[] = [];
    let inData = false;
    server = createServer((socket) => {
      socket.write('220 prueba\r\n');
      socket.on('data', (chunk) => {
        const received = chunk.toString();
        commands.push(received);
        if (inData && !received.endsWith('\r\n.\r\n')) return;
        inData = received.startsWith('DATA');
        socket.write(
          inData ? '354 sigue\r\n' : received.startsWith('QUIT') ? '221 adiós\r\n' : '250 bien\r\n',
        );
      });
      socket.on('error', () => {});
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    await createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, outboxDir: dir, from }).send(mail, 'un-id');
    expect(commands).toContainEqual(expect.stringContaining('MAIL FROM:<ventas@raiz.example>'));
    expect(commands).toContainEqual(expect.stringContaining('RCPT TO:<ana@example.com>'));
    expect(commands.join('')).toContain('multipart/alternative');
    await expect(readdir(dir)).rejects.toThrow('ENOENT');
  });

  it('throws a retryable failure when no server answers', async () => {
    const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', outboxDir: dir, from });
    await expect(mailer.send(mail, 'un-id')).rejects.toMatchObject({
      name: 'Failed',
      reason: 'No se pudo hablar con el servidor de correo (ESOCKET).',
    });
  });
});
