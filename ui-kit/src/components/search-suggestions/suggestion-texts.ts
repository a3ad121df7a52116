import { wholeText } from '../../whole-text.ts';

/** Texts beside a suggestion. */
export const suggestionTexts = {
  add: 'Añadir',
  addSome: (count: number) => `Agregar ${wholeText(count)}`,
  quantity: (name: string) => `Cantidad de ${name}`,
  soldOut: 'Agotado',
  inCart: (count: number) => `En el carrito: ${count}`,
};
