/**
 * The yes-or-no fields of a product that staff set. A flag is a column of `productos` with the default `false`. Forms,
 * lists, spreadsheets, the history and filters read these tables, so a new flag needs no code of its own.
 */

/** The flags that every process of the last release answers with. */
export const RELEASED_FLAGS = ['en_promocion', 'producto_destacado', 'nuevo_ingreso'] as const;

/** Flags since the last release. During an upgrade, answers of older processes lack them. */
export const ADDED_FLAGS = [] as const;

export const PRODUCTO_FLAGS = [...RELEASED_FLAGS, ...ADDED_FLAGS] as const;
export type ProductoFlag = (typeof PRODUCTO_FLAGS)[number];

/** The shop's filters by flag: the name in the address and in the API, and the label. */
export const FLAG_FILTERS = {
  promocion: { flag: 'en_promocion', label: 'Solo lo rebajado' },
  nuevo: { flag: 'nuevo_ingreso', label: 'Solo lo recién llegado' },
} as const satisfies Record<string, { flag: ProductoFlag; label: string }>;

/** True if answers of the last release's processes lack the flag. */
export const isAdded = (flag: ProductoFlag): boolean =>
  ADDED_FLAGS.some((added: ProductoFlag) => added === flag);

export type FlagFilter = keyof typeof FLAG_FILTERS;
export const FLAG_FILTER_NAMES = Object.keys(FLAG_FILTERS) as FlagFilter[];

/** Returns an object with a value for each name. */
export const eachOf = <N extends string, V>(names: readonly N[], valueFor: (name: N) => V): Record<N, V> =>
  Object.fromEntries(names.map((name) => [name, valueFor(name)])) as Record<N, V>;
