const DAY = 24 * 3600 * 1000;

/** Returns the waiting time: 'Espera hace 3 días'. */
export function waitingText(since: string, now = Date.now()): string {
  const days = Math.floor((now - Date.parse(since)) / DAY);
  if (days < 1) return 'Llegó en las últimas 24 horas';
  return days === 1 ? 'Espera hace 1 día' : `Espera hace ${days} días`;
}
