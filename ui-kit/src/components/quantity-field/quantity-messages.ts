export interface QuantityMessages {
  integer: string;
  number: string;
  min: string;
  max: string;
}

export const quantityMessages: QuantityMessages = {
  integer: 'La cantidad debe ser un numero entero',
  number: 'Debe ser un numero válido',
  min: 'Debe ser al menos 1',
  max: 'Demasiado para un solo carrito',
};

/** What a card's own field takes at once, unless it is told otherwise. */
export const CARD_MAXIMUM = 999;

/** What is wrong with a typed quantity, or undefined. An empty one is no valid number. */
export function quantityError(
  raw: string,
  {
    min = 1,
    max = CARD_MAXIMUM,
    messages = quantityMessages,
  }: { min?: number; max?: number; messages?: QuantityMessages } = {},
): string | undefined {
  const text = raw.trim();
  if (/^\d+[.,]\d*$/.test(text)) return messages.integer;
  if (!/^\d+$/.test(text)) return messages.number;
  const value = Number(text);
  if (value < min) return messages.min;
  if (value > max) return messages.max;
  return undefined;
}
