/** '20-20410300-4' of eleven digits, however they are written; anything else as it is. */
export function formatCuit(cuit: string): string {
  const digits = cuit.replace(/\D/g, '');
  return digits.length === 11 ? `${digits.slice(0, 2)}-${digits.slice(2, 10)}-${digits.slice(10)}` : cuit;
}
