/** Pictures that a shop's database tells of and its folder had not: told, for nobody would look for them. */
export function tellMissing(missing: readonly string[]): void {
  if (missing.length === 0) return;
  console.error(
    `Faltan archivos de ${missing.length} fotos, que no están en la copia: ${missing.join(', ')}`,
  );
}
