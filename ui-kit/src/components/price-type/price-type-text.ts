/** 'por_bulto_cerrado' as people write it: 'por bulto cerrado'. */
export function priceTypeText(value: string): string {
  return value.replaceAll('_', ' ');
}
