import { type Condicion, LIMITS } from 'api-client/backoffice';

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

interface Terms {
  nombre: string;
  monto_minimo: number | null;
  envio_gratis: number | null;
  descuento: number | null;
  plazo: number | null;
  limite: number | null;
  /** Empty for the way that the customer's registration decides. */
  iva: string;
  /** Empty for no limit. */
  vigente_desde: string;
  vigente_hasta: string;
}

/** The fields of the rules are flat, so that each has its own error: `porcentaje_0`. */
export type Values = Terms & {
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

const build = (terms: Terms, reglas: readonly Fields[]): Values =>
  Object.assign({ ...terms, reglas: reglas.length }, ...reglas.map((fields, at) => flat(at, fields)));

export const valuesOf = (condicion: Condicion | undefined): Values =>
  build(
    {
      nombre: condicion?.nombre ?? '',
      monto_minimo: condicion?.monto_minimo ?? null,
      envio_gratis: condicion?.envio_gratis ?? null,
      descuento: condicion?.descuento ?? null,
      plazo: condicion?.plazo ?? null,
      limite: condicion?.limite ?? null,
      iva: condicion?.iva ?? '',
      vigente_desde: condicion?.vigente_desde ?? '',
      vigente_hasta: condicion?.vigente_hasta ?? '',
    },
    (condicion?.reglas ?? []).map(fieldsOf),
  );

/** Returns the values of a copy, which counts at once and has no last day. */
export const copyOf = (condicion: Condicion): Values => ({
  ...valuesOf(condicion),
  nombre: `${condicion.nombre} (copia)`.slice(0, LIMITS.nombreCondicion),
  vigente_desde: '',
  vigente_hasta: '',
});

const termsOf = ({
  nombre,
  monto_minimo,
  envio_gratis,
  descuento,
  plazo,
  limite,
  iva,
  vigente_desde,
  vigente_hasta,
}: Values): Terms => ({
  ...{ nombre, monto_minimo, envio_gratis, descuento, plazo, limite, iva, vigente_desde, vigente_hasta },
});

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

export const withRule = (values: Values): Values => build(termsOf(values), [...rulesOf(values), EMPTY]);

export const withoutRule = (values: Values, at: number): Values =>
  build(termsOf(values), rulesOf(values).toSpliced(at, 1));

/** The body of the calls. An empty percentage of a rule is no number, which the contract refuses with its message. */
export const bodyOf = (values: Values) => ({
  ...termsOf(values),
  iva: values.iva || null,
  vigente_desde: values.vigente_desde || null,
  vigente_hasta: values.vigente_hasta || null,
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
