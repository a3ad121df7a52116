export interface StatTrend {
  way: 'up' | 'down' | 'same';
  text: string;
}

const percent = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 0 });

/** '12 % más que la semana anterior'. Against nothing there is no percentage: it says what there was. */
export function statTrend(value: number, previous: number, period: string, nothing: string): StatTrend {
  if (value === previous) return { way: 'same', text: `Igual que ${period}` };
  const way = value > previous ? 'up' : 'down';
  const words = way === 'up' ? 'más' : 'menos';
  if (previous === 0) return { way, text: nothing };
  const share = (Math.abs(value - previous) / Math.abs(previous)) * 100;
  const amount = share < 1 ? 'Menos de 1' : percent.format(share);
  return { way, text: `${amount} % ${words} que ${period}` };
}
