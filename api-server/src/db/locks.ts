/** Numbers of the advisory locks of all processes, in one place so that no number has two uses. */
export const LOCKS = {
  /** Migrates the schema. */
  migration: 7_204_611,
  /** Counts the active admins while an admin is deactivated. */
  admins: 7_204_613,
  /** Folds the stored sums. The function `plegar_sumas` uses this number too. */
  sums: 7_204_614,
  /** Orders the featured products. */
  destacados: 7_204_615,
  /** Exclusive for a backup of the pictures; shared for deleting pictures. */
  pictures: 7_204_616,
  /** Changes delivery zones and holidays. */
  zonas: 7_204_617,
  /** Assigns product codes. */
  codigos: 7_204_618,
  /** Creates banners, whose number is limited. */
  banners: 7_204_619,
} as const;
