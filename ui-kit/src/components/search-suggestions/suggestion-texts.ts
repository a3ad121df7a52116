/** What is said beside a suggestion. */
export const suggestionTexts = {
  add: 'Añadir',
  quantity: (name: string) => `Cantidad de ${name}`,
  soldOut: 'Agotado',
  inCart: (count: number) => `En el carrito: ${count}`,
};
