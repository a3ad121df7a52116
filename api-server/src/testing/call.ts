import type { FastifyInstance, InjectOptions } from 'fastify';

export interface Answer<T = Record<string, unknown>> {
  status: number;
  body: T;
  headers: Record<string, unknown>;
}

/** Calls a path below `/api`, with the token if given. Returns the parsed JSON. */
export async function call<T = Record<string, never>>(
  app: FastifyInstance,
  method: NonNullable<InjectOptions['method']>,
  path: string,
  { token, body, headers }: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer<T>> {
  const response = await app.inject({
    method,
    url: `/api${path}`,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  return {
    status: response.statusCode,
    body: response.body.startsWith('{') || response.body.startsWith('[') ? response.json<T>() : (null as T),
    headers: response.headers,
  };
}
