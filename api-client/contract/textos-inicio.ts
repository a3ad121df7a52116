/** What the home page says until an admin writes something else. No import: a page may use it without loading a validator. */
export const TEXTOS_INICIO = {
  titulo_inicio: 'Alimentos naturales por mayor, para tu comercio',
  texto_inicio:
    '{nombre} abastece a dietéticas, almacenes y supermercados de todo el país desde 2021: granos, semillas, frutos secos, superalimentos y productos orgánicos.',
};
