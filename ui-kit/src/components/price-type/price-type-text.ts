/** Returns 'por bulto cerrado' for 'por_bulto_cerrado'; with a tax '+ IVA por bulto cerrado'. */
export function priceTypeText(value: string, tax?: string): string {
  const text = value.replaceAll('_', ' ');
  return tax ? `${tax} ${text}` : text;
}
