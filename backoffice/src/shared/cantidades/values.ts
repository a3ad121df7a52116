import type { CantidadesPropias } from 'api-client/backoffice';

interface EscalaFields {
  desde: number | null;
  descuento: number | null;
}

/** The fields of the tiers are flat, so that each has its own error: `desde_0`. */
export type Values = {
  /** Null for 1, as `multiplo`. */
  minimo: number | null;
  multiplo: number | null;
  /** Number of tiers; also the place of errors of all tiers. */
  escalas: number;
} & { [K in keyof EscalaFields as `${K}_${number}`]: EscalaFields[K] };

type Terms = Pick<Values, 'minimo' | 'multiplo'>;

const build = ({ minimo, multiplo }: Terms, escalas: readonly EscalaFields[]): Values =>
  Object.assign(
    { minimo, multiplo, escalas: escalas.length },
    ...escalas.map(({ desde, descuento }, at) => ({
      [`desde_${at}`]: desde,
      [`descuento_${at}`]: descuento,
    })),
  );

const escalasOf = (values: Values): EscalaFields[] =>
  Array.from({ length: values.escalas }, (_, at) => ({
    desde: values[`desde_${at}`] ?? null,
    descuento: values[`descuento_${at}`] ?? null,
  }));

/** Returns null for 1: an empty field means that the rule does not exist. */
const fieldFor = (cantidad = 1) => (cantidad === 1 ? null : cantidad);

export const valuesOf = (terms: CantidadesPropias | null): Values =>
  build({ minimo: fieldFor(terms?.minimo), multiplo: fieldFor(terms?.multiplo) }, terms?.escalas ?? []);

export const withEscala = (values: Values): Values =>
  build(values, [...escalasOf(values), { desde: null, descuento: null }]);

export const withoutEscala = (values: Values, at: number): Values =>
  build(values, escalasOf(values).toSpliced(at, 1));

/** Returns the body of the call. An empty tier field becomes NaN, which the contract refuses with its message. */
export const bodyOf = (values: Values): CantidadesPropias => ({
  minimo: values.minimo ?? 1,
  multiplo: values.multiplo ?? 1,
  escalas: escalasOf(values).map(({ desde, descuento }) => ({
    desde: desde ?? Number.NaN,
    descuento: descuento ?? Number.NaN,
  })),
});

/** Returns the field of an error at 'escalas.1.desde': `desde_1`. The server's paths begin with 'cantidades'. */
export function fieldOf(_root: string, path: string): string {
  const [first = '', at, name = 'desde'] = path.replace(/^cantidades\./, '').split('.');
  return first === 'escalas' && at !== undefined ? `${name}_${at}` : first;
}
