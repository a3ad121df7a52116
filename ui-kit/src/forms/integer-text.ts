const plain = new Intl.NumberFormat('es-AR', { useGrouping: false, maximumFractionDigits: 10 });

/** 1200 → '1200'. A value that should be whole and isn't is shown as it is: '2,5'. '' without a number. */
export function integerText(value: number | null | undefined): string {
  return typeof value === 'number' && Number.isFinite(value) ? plain.format(value) : '';
}

/** Digits of the whole part of what stands in a field: dots group, and nothing after a comma counts. */
export function wholeDigits(text: string, most: number): string {
  return (text.split(',')[0] ?? '').replace(/\D/g, '').slice(0, most);
}
