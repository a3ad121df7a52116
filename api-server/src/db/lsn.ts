/** Returns a PostgreSQL WAL position such as `16/B374D848` as a growing number; undefined for other texts. */
export function placeOf(lsn: string): bigint | undefined {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/.exec(lsn) ?? [];
  return high && low ? (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) : undefined;
}
