import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { checkPorts } from './ports.ts';

const server = createServer();
afterAll(() => new Promise((resolve) => server.close(resolve)));

it('names the setting of a port that is used, or given twice', async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await expect(checkPorts({ API_PORT: port })).rejects.toThrow(
    `El puerto ${port} ya está en uso: libérelo o cambie API_PORT.`,
  );
  await expect(checkPorts({ API_PORT: 1, BACKOFFICE_PORT: 1 })).rejects.toThrow('API_PORT y BACKOFFICE_PORT');
});
