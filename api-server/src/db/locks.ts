/** Numbers of the advisory locks, here together so that no two mean the same; every process takes these. */
export const LOCKS = {
  /** Bringing the schema up to date. */
  migration: 7_204_611,
  /** Counting the active admins while one of them is deactivated. */
  admins: 7_204_613,
  /** Folding the kept sums: `plegar_sumas`, by its number. */
  sums: 7_204_614,
  /** Putting the featured products into order. */
  destacados: 7_204_615,
  /** A backup of the pictures; shared, throwing some of them away. */
  pictures: 7_204_616,
  /** Changing delivery zones and holidays. */
  zonas: 7_204_617,
  /** Giving products codes of the shop's. */
  codigos: 7_204_618,
  /** Making banners: so many there may be. */
  banners: 7_204_619,
} as const;
