import { expect, it } from 'vitest';
import { computeRhythm } from './rules.ts';

const TODAY = '2026-11-27';
/** Returns the ISO date `days` ago. */
const ago = (days: number) => new Date(Date.parse(TODAY) - days * 86_400_000).toISOString().slice(0, 10);

interface Case {
  /** Days ago of each purchase. */
  bought: number[];
  /** Days since the customer's newest order of anything. The default is the newest purchase of the product. */
  newest?: number;
  enCurso?: boolean;
  cada: number | null;
  toca: boolean;
}

const histories: Record<string, Case> = {
  'bought once, long ago': { bought: [60], cada: null, toca: false },
  'bought once, today': { bought: [0], cada: null, toca: false },
  'bought twice': { bought: [28, 14], cada: 14, toca: true },
  'weekly, 7 days ago': { bought: [28, 21, 14, 7], cada: 7, toca: true },
  'weekly, a day early': { bought: [27, 20, 13, 6], cada: 7, toca: true },
  'weekly, 5 days ago': { bought: [26, 19, 12, 5], cada: 7, toca: false },
  'weekly, one week left out': { bought: [35, 28, 21, 14], newest: 7, cada: 7, toca: true },
  'weekly, three orders without it': { bought: [42, 35, 28], newest: 7, cada: 7, toca: true },
  'weekly, four orders without it': { bought: [42, 35, 28], newest: 0, cada: 7, toca: false },
  'weekly, the customer away for five weeks': { bought: [56, 49, 42, 35], cada: 7, toca: true },
  'weekly, one holiday between': { bought: [56, 49, 21, 14, 7], cada: 7, toca: true },
  'every two weeks, 11 days ago': { bought: [39, 25, 11], newest: 4, cada: 14, toca: true },
  'every two weeks, 10 days ago': { bought: [38, 24, 10], newest: 3, cada: 14, toca: false },
  'monthly, 24 days ago': { bought: [84, 54, 24], newest: 3, cada: 30, toca: true },
  'monthly, 23 days ago': { bought: [83, 53, 23], newest: 2, cada: 30, toca: false },
  'monthly, stopped long ago': { bought: [178, 148, 118], newest: 1, cada: 30, toca: false },
  'every two months, 90 days ago': { bought: [150, 90], newest: 1, cada: 60, toca: true },
  'every two months, 91 days ago': { bought: [151, 91], newest: 1, cada: 60, toca: false },
  'weekly, in an order under way': { bought: [28, 21, 14, 7], enCurso: true, cada: 7, toca: false },
  'daily, yesterday': { bought: [3, 2, 1], cada: 1, toca: true },
  'daily, today': { bought: [2, 1, 0], cada: 1, toca: false },
  'uneven gaps: the days between the two in the middle': { bought: [50, 40, 10], cada: 20, toca: false },
};

it.each(Object.entries(histories))(
  '%s',
  (_, { bought, newest = bought.at(-1) ?? 0, enCurso = false, cada, toca }) => {
    const history = { dias: bought.map(ago), ultimo_pedido: ago(newest), en_curso: enCurso };
    expect(computeRhythm(history, TODAY)).toEqual({ cada_dias: cada, hace_dias: bought.at(-1), toca });
  },
);
