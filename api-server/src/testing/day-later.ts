import type { Db } from '../db/database.ts';
import { findToday } from '../modules/ajustes/repository.ts';

/** Returns the ISO date this many days after today in the shop's time zone: '2026-11-22'. */
export async function dayLater(db: Db, later: number): Promise<string> {
  const date = new Date(`${await findToday(db)}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + later);
  return date.toISOString().slice(0, 10);
}
