/** `16/B374D848`, a place in what a PostgreSQL has written, as a number that grows; nothing for anything else. */
export function placeOf(lsn: string): bigint | undefined {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/.exec(lsn) ?? [];
  return high && low ? (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) : undefined;
}
