/** Answers of the API for tests, typed by the generated client, so that a change of the contract breaks them. */
import type {
  CategoriasPage,
  ErrorBody,
  MarcasPage,
  Producto,
  ProductosPage,
  Token,
  Usuario,
} from 'api-client/storefront';
import { vi } from 'vitest';

export const uuid = (number: number, group = 'a') =>
  `00000000-0000-4000-800${group}-${String(number).padStart(12, '0')}`;

/** A product as a customer gets it; a visitor's answer goes through `withoutPrice`. */
export const producto = (number: number, fields: Partial<Producto> = {}): Producto => ({
  producto_id: uuid(number),
  nombre: `Producto ${number}`,
  descripcion: 'Un producto de prueba.',
  precio: 1000 + number,
  precio_antes_oferta: null,
  tipo_de_precio: 'por_kilo',
  disponible: true,
  producto_destacado: false,
  en_promocion: false,
  nuevo_ingreso: false,
  esta_activo: true,
  marca: { marca_id: uuid(1, 'b'), nombre: 'Raíz Viva' },
  categorias: [{ categoria_id: uuid(1, 'c'), nombre: 'Semillas' }],
  etiquetas: [],
  imagenes: [],
  ...fields,
});

export function withoutPrice(product: Producto): Producto {
  const { precio: _precio, precio_antes_oferta: _antes, tipo_de_precio: _tipo, ...rest } = product;
  return rest;
}

export const usuario: Usuario = {
  usuario_id: uuid(7, '8'),
  nombre: 'Marta',
  apellido: 'Echeverría',
  dni: 27234567891,
  nombre_comercio: 'Dietética La Esquina',
  telefono: '+54 2477 41-0000',
  dom_fiscal: 'Mitre 450',
  email: 'cliente@tienda.test',
  dado_de_alta: true,
  esta_activo: true,
  roles: ['usuario'],
  version: 1,
};

export interface FakeCall {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
  authenticated: boolean;
}

type Answer = CategoriasPage | MarcasPage | Producto | ProductosPage | Token | Usuario | ErrorBody | object;
type Handler = (
  call: FakeCall,
) => { status?: number; body: Answer } | Promise<{ status?: number; body: Answer }>;

export const failure = (
  status: number,
  code: ErrorBody['code'],
  message: string,
  details: ErrorBody['details'] = [],
) => ({
  status,
  body: { statusCode: status, code, message, details } satisfies ErrorBody,
});

export const productsPage = (all: Producto[], { query, authenticated }: FakeCall) => {
  const offset = Number(query.get('offset') ?? 0);
  const shown = all.slice(offset, offset + Number(query.get('limit') ?? 10));
  return {
    body: {
      productos: authenticated ? shown : shown.map(withoutPrice),
      total: all.length,
    } satisfies ProductosPage,
  };
};

/** Handlers by 'METHOD /path'; the longest path that the call begins with answers. Records every call. */
export function fakeApi(handlers: Record<string, Handler>) {
  const calls: FakeCall[] = [];
  const defaults: Record<string, Handler> = {
    'GET /categorias': () => ({
      body: {
        categorias: ['Semillas', 'Frutos secos'].map((nombre, place) => ({
          categoria_id: uuid(place, 'c'),
          nombre,
          imagen: null,
          esta_activo: true,
        })),
        total: 2,
      } satisfies CategoriasPage,
    }),
    'GET /marcas': () => ({ body: { marcas: [], total: 0 } satisfies MarcasPage }),
    'GET /productos': (call) => productsPage([], call),
  };
  const all = Object.entries({ ...defaults, ...handlers }).sort(([a], [b]) => b.length - a.length);

  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request =
      input instanceof Request ? input : new Request(new URL(input, window.location.href), init);
    const url = new URL(request.url);
    const text = await request.text();
    const call: FakeCall = {
      method: request.method,
      path: decodeURIComponent(url.pathname).replace(/^\/api/, ''),
      query: url.searchParams,
      body: text ? JSON.parse(text) : undefined,
      headers: request.headers,
      authenticated: request.headers.has('authorization'),
    };
    calls.push(call);
    const handler = all.find(([key]) => `${call.method} ${call.path}`.startsWith(key))?.[1];
    const answer = handler
      ? await handler(call)
      : failure(404, 'NO_ENCONTRADO', 'No encontramos lo que buscas.');
    return new Response(JSON.stringify(answer.body), {
      status: answer.status ?? 200,
      headers: { 'content-type': 'application/json' },
    });
  });
  return calls;
}
