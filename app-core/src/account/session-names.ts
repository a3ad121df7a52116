import { shortDate } from 'ui-kit/dates';
import type { OwnSession } from './session-row.tsx';

/** Returns a unique name for each session: its device, plus the start time if the device has several sessions. */
export function sessionNames(sessions: readonly OwnSession[], now = new Date()): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const taken = new Map<string, number>();
  for (const { sesion_id, dispositivo, creada_en } of sessions) {
    const alone = sessions.filter((other) => other.dispositivo === dispositivo).length === 1;
    const name = alone ? dispositivo : `${dispositivo}, abierta ${shortDate(creada_en, now)}`;
    // Two sessions may start within the same minute.
    const before = taken.get(name) ?? 0;
    taken.set(name, before + 1);
    names.set(sesion_id, before === 0 ? name : `${name} (${before + 1})`);
  }
  return names;
}
