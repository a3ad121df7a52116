import type { Presentacion } from './presentaciones.ts';

type Kind = 'kilo' | 'bulto' | 'caja' | 'pack' | 'chico' | 'grande' | 'pieza';

/** What a shop owner asks next: how does it come? One sentence after the family's description. */
const sentences: Record<Kind, readonly string[]> = {
  kilo: [
    'Se vende suelto por kilo, en bolsa de polietileno cerrada.',
    'Precio por kilo; lo preparamos en bolsas de hasta 5 kg.',
    'A granel: se piden los kilos justos y llegan en bolsa rotulada.',
    'Por kilo, pesado en el momento, con lote y vencimiento en la etiqueta.',
    'Suelto por kilo; desde 10 kg va en caja.',
  ],
  bulto: [
    'Bulto cerrado de {n}, con lote y vencimiento impresos; se apila de a cuatro.',
    'Viene en bolsa de papel de {n} con bolsa interior: el mejor precio por kilo.',
    'Bulto de origen de {n}, sin abrir. Ideal para fraccionar en el local.',
    'Bolsa cerrada de {n} con hilo de apertura; guardar sobre tarima.',
  ],
  caja: [
    'Caja cerrada, con separadores de cartón, lista para depósito.',
    'Caja de origen sin abrir: sale menos por unidad y se apila bien.',
    'Va en caja cerrada con el lote a la vista.',
  ],
  pack: [
    'Pack termosellado para reponer sin llevar la caja completa.',
    'Paquete intermedio: cómodo para probar la rotación.',
    'Pack con código único; las piezas llevan también el suyo.',
  ],
  chico: [
    'Bolsita con cierre hermético, lista para colgar.',
    'Fraccionado con etiqueta completa y código de barras.',
    'Paquete chico, para que el cliente pruebe.',
    'Envase sellado, con vencimiento bien visible.',
  ],
  grande: [
    'Paquete resistente, pensado para familias y cocinas.',
    'Envase de buen rinde, con cierre y rótulo completo.',
    'Presentación grande: conviene a panaderías y casas de comida.',
    'Fraccionado en planta, con lote y fecha de envasado.',
  ],
  pieza: [
    'Se vende por unidad, con código de barras.',
    'Por unidad, sin compra mínima del producto.',
    'Pieza suelta: sirve para completar el pedido.',
  ],
};

/** `turno` goes up within a family, so that no two of its variants say the same. */
export function empaque(p: Presentacion, turno: number): string {
  const choices = sentences[kindOf(p)];
  return (choices[turno % choices.length] ?? '').replace('{n}', p.sufijo.replace('bulto x ', ''));
}

function kindOf(p: Presentacion): Kind {
  if (p.tipo === 'por_kilo') return 'kilo';
  if (p.tipo === 'por_bulto_cerrado') return p.sufijo.startsWith('caja') ? 'caja' : 'bulto';
  if (p.sufijo.startsWith('pack')) return 'pack';
  if (p.sufijo === '') return 'pieza';
  return p.cantidad <= 0.5 ? 'chico' : 'grande';
}
