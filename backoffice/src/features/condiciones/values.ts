import type { Condicion } from 'api-client/backoffice';

/** The kinds of products to which a rule applies. */
export const TARGETS = ['todo', 'marca', 'categoria'] as const;
type Target = (typeof TARGETS)[number];
export const SENTIDOS = ['baja', 'sube'] as const;

interface Fields {
  objeto: Target;
  /** Id of the brand or the category; empty for all products. */
  id: string;
  sentido: (typeof SENTIDOS)[number];
  porcentaje: number | null;
  redondeo: string;
  direccion: string;
}

/** The fields of the rules are flat, so that each has its own error: `porcentaje_0`. */
export type Values = {
  nombre: string;
  monto_minimo: number | null;
  /** Number of rules; also the place of errors of all rules. */
  reglas: number;
} & { [K in keyof Fields as `${K}_${number}`]: Fields[K] };

const EMPTY: Fields = {
  ...{ objeto: 'todo', id: '', sentido: 'baja', porcentaje: null, redondeo: 'no', direccion: 'cercano' },
};

const flat = (at: number, fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${name}_${at}`, value]));

const fieldsOf = ({
  marca,
  categoria,
  ajuste,
  redondeo,
  direccion,
}: Condicion['reglas'][number]): Fields => ({
  objeto: marca ? 'marca' : categoria ? 'categoria' : 'todo',
  id: marca?.marca_id ?? categoria?.categoria_id ?? '',
  sentido: ajuste > 0 ? 'sube' : 'baja',
  porcentaje: Math.abs(ajuste),
  redondeo,
  direccion,
});

const build = (nombre: string, monto_minimo: number | null, reglas: readonly Fields[]): Values =>
  Object.assign(
    { nombre, monto_minimo, reglas: reglas.length },
    ...reglas.map((fields, at) => flat(at, fields)),
  );

export const valuesOf = (condicion: Condicion | undefined): Values =>
  build(condicion?.nombre ?? '', condicion?.monto_minimo ?? null, (condicion?.reglas ?? []).map(fieldsOf));

const ruleAt = (values: Values, at: number): Fields => ({
  objeto: values[`objeto_${at}`] ?? EMPTY.objeto,
  id: values[`id_${at}`] ?? '',
  sentido: values[`sentido_${at}`] ?? EMPTY.sentido,
  porcentaje: values[`porcentaje_${at}`] ?? null,
  redondeo: values[`redondeo_${at}`] ?? EMPTY.redondeo,
  direccion: values[`direccion_${at}`] ?? EMPTY.direccion,
});

const rulesOf = (values: Values): Fields[] =>
  Array.from({ length: values.reglas }, (_, at) => ruleAt(values, at));

export const withRule = (values: Values): Values =>
  build(values.nombre, values.monto_minimo, [...rulesOf(values), EMPTY]);

export const withoutRule = (values: Values, at: number): Values =>
  build(values.nombre, values.monto_minimo, rulesOf(values).toSpliced(at, 1));

/** The body of the calls. An empty percentage is no number, which the contract refuses with its message. */
export const bodyOf = (values: Values) => ({
  nombre: values.nombre,
  monto_minimo: values.monto_minimo,
  reglas: rulesOf(values).map(({ objeto, id, sentido, porcentaje, redondeo, direccion }) => ({
    marca_id: objeto === 'marca' ? id : null,
    categoria_id: objeto === 'categoria' ? id : null,
    ajuste: porcentaje === null ? Number.NaN : sentido === 'baja' ? -porcentaje : porcentaje,
    redondeo,
    direccion,
  })),
});

const FIELDS: Readonly<Record<string, keyof Fields>> = {
  ajuste: 'porcentaje',
  marca_id: 'id',
  categoria_id: 'id',
  redondeo: 'redondeo',
  direccion: 'direccion',
};

/** Returns the field of an error at 'reglas.1.ajuste': `porcentaje_1`. */
export function fieldOf(root: string, path: string): string {
  const [, at, name = ''] = path.split('.');
  return root === 'reglas' && at !== undefined ? `${FIELDS[name] ?? 'id'}_${at}` : root;
}
