import { rebasar } from './conflicto.ts';
import { cambios, type Edicion, type LineaEditada, lineaDe } from './edicion.ts';

export type Cifras = Partial<Pick<LineaEditada, 'cantidad' | 'precio_unitario' | 'descuento'>>;

export type Accion =
  | { tipo: 'cifra'; producto_id: string; cifras: Cifras }
  | { tipo: 'quitar' | 'reponer'; producto_id: string }
  | {
      tipo: 'agregar';
      producto: Pick<LineaEditada, 'producto_id' | 'nombre'> & { precio: number };
      cantidad: number;
    }
  /** 'Deshacer Cambios'. */
  | { tipo: 'deshacer' }
  /** Another version takes the place of what was read; with `encima`, what I changed stays on top of it. */
  | { tipo: 'version'; nueva: Edicion; encima: boolean };

const replace = (edicion: Edicion, producto_id: string, part: Partial<LineaEditada>): Edicion => ({
  ...edicion,
  lineas: edicion.lineas.map((linea) => (linea.producto_id === producto_id ? { ...linea, ...part } : linea)),
});

/** Whether adding this product increases a line that is there. */
export const yaEsta = ({ lineas }: Edicion, producto_id: string): boolean => {
  const linea = lineaDe(lineas, producto_id);
  return linea !== undefined && !linea.quitada;
};

function agregar(edicion: Edicion, { producto, cantidad }: Extract<Accion, { tipo: 'agregar' }>): Edicion {
  const { producto_id, nombre, precio } = producto;
  const linea = lineaDe(edicion.lineas, producto_id);
  if (linea && !linea.quitada) {
    return replace(edicion, producto_id, { cantidad: (linea.cantidad ?? 0) + cantidad });
  }
  const nueva = { producto_id, nombre, cantidad, precio_unitario: precio, descuento: 0, quitada: false };
  return linea ? replace(edicion, producto_id, nueva) : { ...edicion, lineas: [...edicion.lineas, nueva] };
}

export function edicionReducer(edicion: Edicion, accion: Accion): Edicion {
  switch (accion.tipo) {
    case 'cifra':
      return replace(edicion, accion.producto_id, accion.cifras);
    case 'quitar':
    case 'reponer':
      return replace(edicion, accion.producto_id, { quitada: accion.tipo === 'quitar' });
    case 'agregar':
      return agregar(edicion, accion);
    case 'deshacer':
      return { ...edicion, lineas: edicion.originales };
    case 'version':
      return accion.encima && cambios(edicion).length > 0 ? rebasar(edicion, accion.nueva) : accion.nueva;
  }
}
