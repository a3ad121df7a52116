/** A floor: Fastify answering the same bytes to everybody. */
import Fastify from 'fastify';
import { announce, samplePage } from './shared.ts';

const body = JSON.stringify(await samplePage());
const app = Fastify();
app.get('/api/productos', (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
announce(await app.listen({ port: 0, host: '127.0.0.1' }));
