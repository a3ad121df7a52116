const figure = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1 });
const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];

/** Returns '1,5 GB'. */
export function bytesText(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(bytes || 1) / 3)));
  return `${figure.format(bytes / 1000 ** power)} ${UNITS[power]}`;
}
