import { StartupError } from 'node-kit/startup-error';
import { z } from 'zod';

export type Env = Readonly<Record<string, string | undefined>>;

export class ConfigError extends StartupError {
  override readonly name = 'ConfigError';
}

const PORT = 'debe ser un número de puerto, de 1 a 65535';

export const port = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, PORT)
    .transform(Number)
    .refine((value) => value >= 1 && value <= 65535, PORT)
    .default(fallback);

export const url = (expected: string, ...protocols: string[]) =>
  z.string().refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ''), expected);

const ORIGIN = 'debe ser una dirección como https://tienda.ejemplo.com, sin ruta';

export const origin = url(ORIGIN, 'http:', 'https:')
  .refine((value) => ['', '/'].includes(URL.parse(value)?.pathname ?? 'x') && !/[?#@]/.test(value), ORIGIN)
  .transform((value) => new URL(value).origin)
  .optional();

/** One of the words; the first is meant when it is not set. */
export const oneOf = <const T extends [string, ...string[]]>(words: T, expected: string) =>
  z.enum(words, expected).default(words[0]);

/**
 * The settings that `shape` names, as they stand in the environment.
 * @throws ConfigError that names the first one that makes no sense, with what its schema says.
 */
export function readEnv<S extends z.ZodRawShape>(shape: S, env: Env): z.infer<z.ZodObject<S>> {
  // An empty setting is how shells and compose files say 'not set'.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = z.object(shape).safeParse(given);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new ConfigError(`${String(issue?.path[0])} ${issue?.message}: corríjalo y vuelva a iniciar.`);
}
