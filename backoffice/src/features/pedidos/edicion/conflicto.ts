import { cambioDe, type Edicion, igualLinea, type LineaEditada, lineaDe } from './edicion.ts';

/** One line of a conflict: as I had read it, as it was saved meanwhile, as I have it. undefined where there is none. */
export interface LineaEnConflicto {
  producto_id: string;
  nombre: string;
  leida: LineaEditada | undefined;
  suya: LineaEditada | undefined;
  mia: LineaEditada | undefined;
}

const misma = (una: LineaEditada | undefined, otra: LineaEditada | undefined): boolean =>
  una && otra ? igualLinea(una, otra) : una === otra;

/** Every line that either of us changed. */
export function lineasEnConflicto(mia: Edicion, suya: Edicion): LineaEnConflicto[] {
  const todas = new Map(
    [...mia.originales, ...suya.originales, ...mia.lineas].map((l) => [l.producto_id, l]),
  );
  return [...todas.values()].flatMap(({ producto_id, nombre }) => {
    const leida = lineaDe(mia.originales, producto_id);
    const suyaAhora = lineaDe(suya.originales, producto_id);
    const miaAhora = mia.lineas.find((linea) => linea.producto_id === producto_id && !linea.quitada);
    if (misma(leida, suyaAhora) && misma(leida, miaAhora)) return [];
    return { producto_id, nombre, leida, suya: suyaAhora, mia: miaAhora };
  });
}

/** Figure by figure: what I changed stays mine, the rest is theirs. */
function encima(leida: LineaEditada, suya: LineaEditada, mia: LineaEditada): LineaEditada {
  const pick = <K extends 'cantidad' | 'precio_unitario' | 'descuento'>(campo: K) =>
    mia[campo] === leida[campo] ? suya[campo] : mia[campo];
  return {
    ...suya,
    cantidad: pick('cantidad'),
    precio_unitario: pick('precio_unitario'),
    descuento: pick('descuento'),
  };
}

/** What I changed, on top of what was saved meanwhile. What I did not touch is theirs. */
export function rebasar(mia: Edicion, suya: Edicion): Edicion {
  const cambiadas = mia.lineas.filter((linea) => cambioDe(mia, linea) !== undefined);
  const sobre = suya.originales.map((original) => {
    const linea = lineaDe(cambiadas, original.producto_id);
    if (!linea) return original;
    if (linea.quitada) return { ...original, quitada: true };
    const leida = lineaDe(mia.originales, original.producto_id);
    return leida ? encima(leida, original, linea) : { ...linea, nombre: original.nombre };
  });
  // Mine that they don't have: added by me, or taken away by them while I changed it.
  const ausentes = cambiadas.filter(
    (linea) => !linea.quitada && !lineaDe(suya.originales, linea.producto_id),
  );
  return { ...suya, lineas: [...sobre, ...ausentes] };
}
