import { createServer } from 'node:net';
import { StartupError } from 'node-kit/startup-error';

/** @throws StartupError with the first setting whose port is given twice or unavailable */
export async function checkPorts(ports: Record<string, number>): Promise<void> {
  const names = new Map<number, string>();
  for (const [setting, port] of Object.entries(ports)) {
    const other = names.get(port);
    if (other)
      throw new StartupError(`${other} y ${setting} piden el mismo puerto ${port}: cambie uno de los dos.`);
    names.set(port, setting);
  }
  for (const [setting, port] of Object.entries(ports)) {
    const problem = await problemOf(port);
    if (problem === 'EACCES') {
      throw new StartupError(`No hay permiso para usar el puerto ${port}: cambie ${setting}.`);
    }
    if (problem) throw new StartupError(`El puerto ${port} ya está en uso: libérelo o cambie ${setting}.`);
  }
}

/** Tries each address: a program on only one of them would answer instead of the shop. */
async function problemOf(port: number): Promise<string | undefined> {
  for (const host of ['0.0.0.0', '127.0.0.1', '::1']) {
    const problem = await tryListening(port, host);
    if (problem === 'EADDRINUSE' || problem === 'EACCES') return problem;
  }
  return undefined;
}

function tryListening(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    server.listen({ port, host }, () => server.close(() => resolve(undefined)));
  });
}
