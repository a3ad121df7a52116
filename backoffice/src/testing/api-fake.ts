import type {
  DetalleConPedido,
  ErrorBody,
  Notificacion,
  Pedido,
  PedidosPage,
  Token,
  Usuario,
  UsuariosPage,
} from 'api-client/backoffice';
import { vi } from 'vitest';

/** What each call answers, in the words of the generated client: a changed contract breaks the tests' types. */
interface Answers {
  'POST /auth/login': Token;
  'GET /pedidos': PedidosPage;
  'GET /pedidos/:estado': PedidosPage;
  'PATCH /pedidos/:id/estado': Pedido;
  'GET /detalles-pedidos/pedido/:id': DetalleConPedido[];
  'GET /remitos/pdf/download': Blob;
  'GET /notificaciones': Notificacion[];
  'PUT /notificaciones/:tipo': Notificacion[];
  'GET /usuarios': UsuariosPage;
  'GET /usuarios/inactivos': UsuariosPage;
  'GET /usuarios/search': UsuariosPage;
  'GET /usuarios/:id': Usuario;
  'PATCH /usuarios/alta/:id': Usuario;
  'PATCH /usuarios/baja/:id': Usuario;
  'PATCH /usuarios/rol-empleado/:id': Usuario;
}
type Name = keyof Answers;

export interface Call {
  name: Name;
  /** The last thing in the path. */
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

/** A handler throws this to be refused. */
export class Refusal extends Error {
  readonly body: ErrorBody;
  constructor(statusCode: number, code: ErrorBody['code'], message: string) {
    super(message);
    this.body = { statusCode, code, message };
  }
}

export type Handlers = { [N in Name]?: (call: Call) => Answers[N] | Promise<Answers[N]> };

const patternOf = (name: string) => new RegExp(`^${name.replaceAll(/:\w+/g, '[^/]+')}$`);
/** Exact paths before those with a parameter, as a server's router would. */
const known = (handlers: Handlers) =>
  (Object.keys(handlers) as Name[]).sort((a, b) => Number(a.includes(':')) - Number(b.includes(':')));

/** Puts a fake of the API in fetch's place. Returns the calls that came, and a way to change what is answered. */
export function fakeApi(initial: Handlers) {
  let handlers: Handlers = { 'GET /notificaciones': () => [], ...initial };
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (input: Request) => {
    const url = new URL(input.url);
    const route = `${input.method} ${url.pathname.replace('/api', '')}`;
    const name = known(handlers).find((one) => patternOf(one).test(route));
    if (!name) throw new Error(`Nobody answers ${route}`);
    const text = await input.text();
    const call: Call = {
      name,
      path: url.pathname.split('/').at(-1) ?? '',
      query: url.searchParams,
      headers: input.headers,
      body: text ? JSON.parse(text) : undefined,
    };
    calls.push(call);
    try {
      const answer = await handlers[name]?.(call);
      return answer instanceof Blob ? new Response(answer) : Response.json(answer);
    } catch (error) {
      if (error instanceof Refusal) return Response.json(error.body, { status: error.body.statusCode });
      throw error;
    }
  });
  return {
    calls,
    callsTo: (name: Name) => calls.filter((call) => call.name === name),
    answer: (more: Handlers) => {
      handlers = { ...handlers, ...more };
    },
  };
}
