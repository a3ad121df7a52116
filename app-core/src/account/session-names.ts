import { shortDate } from 'ui-kit/dates';
import type { OwnSession } from './session-row.tsx';

/** What each session is called, no two alike: by its device, and where that is open more than once, by when it began. */
export function sessionNames(sessions: readonly OwnSession[], now = new Date()): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const taken = new Map<string, number>();
  for (const { sesion_id, dispositivo, creada_en } of sessions) {
    const alone = sessions.filter((other) => other.dispositivo === dispositivo).length === 1;
    const name = alone ? dispositivo : `${dispositivo}, abierta ${shortDate(creada_en, now)}`;
    // More than one may begin within a minute.
    const before = taken.get(name) ?? 0;
    taken.set(name, before + 1);
    names.set(sesion_id, before === 0 ? name : `${name} (${before + 1})`);
  }
  return names;
}
