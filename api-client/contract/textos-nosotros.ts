/** Default text of the company page. In a separate file, because only one page shows it. */
export const TEXTOS_NOSOTROS = {
  texto_nosotros: [
    '{nombre} es una distribuidora mayorista de alimentos naturales. Desde 2021 abastecemos a dietéticas, almacenes, supermercados y empresas con granos, semillas, frutos secos, superalimentos y productos orgánicos.',
    'Trabajamos desde {ciudad}. Elegimos cada producto por su calidad, lo guardamos como corresponde y lo enviamos a todo el país, con los mejores precios para quien compra por cantidad.',
    'Conocemos a nuestros clientes por su nombre: cada cuenta la revisa una persona, y después de cada pedido te llamamos para coordinar el pago y la entrega.',
  ].join('\n\n'),
};
