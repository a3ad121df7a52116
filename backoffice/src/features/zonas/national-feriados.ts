/** Argentina's national holidays of a year by Ley 27.399: only a suggestion, because decrees may change them. */
export interface Feriado {
  fecha: string;
  nombre: string;
}

const DAY = 86_400_000;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Returns Easter Sunday of the Gregorian calendar, by Butcher's rule. */
function findMovable(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1);
}

/** Moves Tuesday and Wednesday to the Monday before, Thursday and Friday to the Monday after. */
function moved(time: number): number {
  const weekday = new Date(time).getUTCDay();
  if (weekday === 2 || weekday === 3) return time - (weekday - 1) * DAY;
  return weekday === 4 || weekday === 5 ? time + (8 - weekday) * DAY : time;
}

export function nationalFeriados(year: number): Feriado[] {
  const movable = findMovable(year);
  const on = (month: number, day: number) => Date.UTC(year, month - 1, day);
  const all: [number, string][] = [
    [on(1, 1), 'Año Nuevo'],
    [movable - 48 * DAY, 'Carnaval'],
    [movable - 47 * DAY, 'Carnaval'],
    [on(3, 24), 'Día de la Memoria'],
    [on(4, 2), 'Día del Veterano y de los Caídos en Malvinas'],
    [movable - 2 * DAY, 'Viernes Santo'],
    [on(5, 1), 'Día del Trabajador'],
    [on(5, 25), 'Revolución de Mayo'],
    [moved(on(6, 17)), 'Paso a la Inmortalidad de Güemes'],
    [on(6, 20), 'Paso a la Inmortalidad de Belgrano'],
    [on(7, 9), 'Día de la Independencia'],
    [moved(on(8, 17)), 'Paso a la Inmortalidad de San Martín'],
    [moved(on(10, 12)), 'Día del Respeto a la Diversidad Cultural'],
    [moved(on(11, 20)), 'Día de la Soberanía Nacional'],
    [on(12, 8), 'Inmaculada Concepción'],
    [on(12, 25), 'Navidad'],
  ];
  return all
    .map(([time, nombre]) => ({ fecha: dayOf(time), nombre }))
    .sort((a, b) => (a.fecha < b.fecha ? -1 : 1));
}
