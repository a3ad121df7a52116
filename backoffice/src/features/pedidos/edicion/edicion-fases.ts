import { cambios, type Edicion, loMismo } from './edicion.ts';
import { type Accion, edicionReducer } from './edicion-reducer.ts';

/** Where an order's edit stands. */
export interface Estado {
  /** While it is 'guardando' nothing is edited; 'comparando' shows what somebody else saved beside what is edited. */
  fase: 'editando' | 'guardando' | 'comparando';
  edicion: Edicion;
  /** A newer version than the one that is edited. While a save is on its way it may be one's own. */
  otra: Edicion | undefined;
}

export type Suceso =
  | Exclude<Accion, { tipo: 'version' }>
  /** What the server has now. */
  | { tipo: 'leida'; nueva: Edicion }
  | { tipo: 'guardar' }
  | { tipo: 'guardada'; nueva: Edicion }
  | { tipo: 'fallida'; conflicto: boolean }
  | { tipo: 'comparar' }
  /** With the newer version; with `encima`, what I changed stays on top of it. */
  | { tipo: 'seguir'; encima: boolean };

export const desde = (edicion: Edicion): Estado => ({ fase: 'editando', edicion, otra: undefined });

export const estaSucia = ({ edicion }: Estado): boolean => cambios(edicion).length > 0;

export function avanzar(estado: Estado, suceso: Suceso): Estado {
  const { fase, edicion, otra } = estado;
  switch (suceso.tipo) {
    case 'leida': {
      const { nueva } = suceso;
      if (nueva.pedido.version <= edicion.pedido.version) return estado;
      // A save of one's own whose answer was lost: nothing of it is news.
      const propia = fase !== 'guardando' && estaSucia(estado) && loMismo(nueva.lineas, edicion.lineas);
      return propia ? desde(nueva) : { ...estado, otra: nueva };
    }
    case 'guardar':
      return { ...estado, fase: 'guardando' };
    case 'guardada':
      return desde(suceso.nueva);
    case 'fallida':
      return { ...estado, fase: suceso.conflicto ? 'comparando' : 'editando' };
    case 'comparar':
      return { ...estado, fase: 'comparando' };
    case 'seguir':
      if (!otra) return { ...estado, fase: 'editando' };
      return desde(edicionReducer(edicion, { tipo: 'version', nueva: otra, encima: suceso.encima }));
    default:
      return fase === 'guardando' ? estado : { ...estado, edicion: edicionReducer(edicion, suceso) };
  }
}
