import type { Pack } from './packs.ts';

type Kind = 'kilo' | 'bulto' | 'box' | 'pack' | 'small' | 'big' | 'piece';

/** Sentences about packaging, for the end of the description. */
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
  box: [
    'Caja cerrada, con separadores de cartón, lista para depósito.',
    'Caja de origen sin abrir: sale menos por unidad y se apila bien.',
    'Va en caja cerrada con el lote a la vista.',
  ],
  pack: [
    'Pack termosellado para reponer sin llevar la caja completa.',
    'Paquete intermedio: cómodo para probar la rotación.',
    'Pack con código único; las piezas llevan también el suyo.',
  ],
  small: [
    'Bolsita con cierre hermético, lista para colgar.',
    'Fraccionado con etiqueta completa y código de barras.',
    'Paquete chico, para que el cliente pruebe.',
    'Envase sellado, con vencimiento bien visible.',
  ],
  big: [
    'Paquete resistente, pensado para familias y cocinas.',
    'Envase de buen rinde, con cierre y rótulo completo.',
    'Presentación grande: conviene a panaderías y casas de comida.',
    'Fraccionado en planta, con lote y fecha de envasado.',
  ],
  piece: [
    'Se vende por unidad, con código de barras.',
    'Por unidad, sin compra mínima del producto.',
    'Pieza suelta: sirve para completar el pedido.',
  ],
};

/** `turn` increases within a family, so that variants differ. */
export function packaging(p: Pack, turn: number): string {
  const choices = sentences[kindOf(p)];
  return (choices[turn % choices.length] ?? '').replace('{n}', p.suffix.replace('bulto x ', ''));
}

function kindOf(p: Pack): Kind {
  if (p.tipo === 'por_kilo') return 'kilo';
  if (p.tipo === 'por_bulto_cerrado') return p.suffix.startsWith('caja') ? 'box' : 'bulto';
  if (p.suffix.startsWith('pack')) return 'pack';
  if (p.suffix === '') return 'piece';
  return p.cantidad <= 0.5 ? 'small' : 'big';
}
