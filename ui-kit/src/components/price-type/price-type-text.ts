/** Returns 'por bulto cerrado' for 'por_bulto_cerrado'. */
export function priceTypeText(value: string): string {
  return value.replaceAll('_', ' ');
}
