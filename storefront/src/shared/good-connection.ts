/** Returns whether data may be fetched before the user asks for it: false on slow connections and when data is saved. */
export function isGoodConnection(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}
