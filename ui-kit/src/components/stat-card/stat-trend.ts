export interface StatTrend {
  way: 'up' | 'down' | 'same';
  text: string;
}

const percent = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 0 });

/** Of the period before, with its article. */
export const trendTexts = {
  same: (period: string) => `Igual que ${period}`,
  up: (percent: string, period: string) => `${percent} % más que ${period}`,
  down: (percent: string, period: string) => `${percent} % menos que ${period}`,
  /** Instead of a percentage of less than one, and when the period before had nothing. */
  little: 'Menos de 1',
  fromNothing: (period: string) => `Sin nada en ${period}`,
};

/** '12 % más que la semana anterior'. Against nothing there is no percentage: it says what there was. */
export function statTrend(
  value: number,
  previous: number,
  period: string,
  texts: typeof trendTexts,
): StatTrend {
  if (value === previous) return { way: 'same', text: texts.same(period) };
  const way = value > previous ? 'up' : 'down';
  if (previous === 0) return { way, text: texts.fromNothing(period) };
  const share = (Math.abs(value - previous) / Math.abs(previous)) * 100;
  return { way, text: texts[way](share < 1 ? texts.little : percent.format(share), period) };
}
