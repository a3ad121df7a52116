/** Default texts of the home page. No imports, so that a page needs no validator. */
export const TEXTOS_INICIO = {
  titulo_inicio: 'Alimentos naturales por mayor, para tu comercio',
  texto_inicio:
    '{nombre} abastece a dietéticas, almacenes y supermercados de todo el país desde 2021: granos, semillas, frutos secos, superalimentos y productos orgánicos.',
};
