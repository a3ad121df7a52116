/** Letters of the tags in the price list; the last one is inactive. */
export const etiquetasByLetter: Record<string, string> = {
  V: 'Vegano',
  T: 'Sin tacc',
  O: 'Orgánico',
  A: 'Agroecológico',
  I: 'Integral',
  S: 'Sin azúcar agregada',
  F: 'Alto en fibra',
  P: 'Fuente de proteína',
  K: 'Keto',
  C: 'Crudo',
  N: 'Sin sal agregada',
  M: 'Importado',
  R: 'Origen nacional',
  G: 'A granel',
  Z: 'Para repostería',
  L: 'Listo para comer',
};

export const inactiveEtiquetas = ['Liquidación de verano', 'Edición mundial'];

/** Two letters after the '/' add a second category. */
export const otherCategorias: Record<string, string> = {
  or: 'Orgánicos',
  sf: 'Superalimentos',
  ta: 'Sin tacc',
  ce: 'Cereales y granos',
  ha: 'Harinas y féculas',
  fr: 'Frutas deshidratadas',
  in: 'Infusiones y yerbas',
  ch: 'Chocolates y repostería',
};
