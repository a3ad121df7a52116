export interface StatTrend {
  way: 'up' | 'down' | 'same';
  text: string;
}

const percent = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 0 });

/** Texts of the trend; they get the previous period with its article. */
export const trendTexts = {
  same: (period: string) => `Igual que ${period}`,
  up: (percent: string, period: string) => `${percent} % más que ${period}`,
  down: (percent: string, period: string) => `${percent} % menos que ${period}`,
  /** Replaces a percentage below one; also used if the previous period was zero. */
  little: 'Menos de 1',
  fromNothing: (period: string) => `Sin nada en ${period}`,
};

/**
 * Returns '12 % más que la semana anterior'. If the previous figure is zero, the text states the figure without
 * percentage.
 */
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
