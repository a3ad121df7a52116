/** Reports pictures that the database names and the folder lacks. */
export function printMissing(missing: readonly string[]): void {
  if (missing.length === 0) return;
  console.error(
    `Faltan archivos de ${missing.length} fotos, que no están en la copia: ${missing.join(', ')}`,
  );
}
