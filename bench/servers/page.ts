/** A floor: Fastify answering to everybody the bytes of one page, read once from the address that it is started with. */
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import Fastify from 'fastify';

const [url = ''] = process.argv.slice(2);
const page = await new Promise<Buffer>((resolve, reject) => {
  get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => resolve(buffer(answer))).once(
    'error',
    reject,
  );
});
const app = Fastify();
app.get('/inicio', (_request, reply) =>
  reply.type('text/html; charset=utf-8').header('content-encoding', 'br').send(page),
);
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
process.on('disconnect', () => process.exit());
