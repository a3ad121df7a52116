import type { MargenDe, ResumenDeVentas, Venta } from 'api-client/backoffice';
import { fulfilledOf } from 'api-client/backoffice-informes';

const signed = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 0, signDisplay: 'exceptZero' });
const day = new Intl.DateTimeFormat('es-AR', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('es-AR', { month: 'short', timeZone: 'UTC' });
/** Returns '+12 %' or '−8 %'; a change from zero has no percentage. */
export function changeText(now: number, before: number): string {
  if (now === before) return '=';
  if (before === 0) return 'Nuevo';
  return `${signed.format(((now - before) / before) * 100).replace('-', '−')} %`;
}

/** Returns '75 % de lo pedido' when less was delivered than ordered. Rounds down, so that the text never says 100 %. */
export function shortText(venta: Fulfilled): string {
  const percent = fulfilledOf(venta);
  return percent === undefined || percent === 100 ? '' : `${percent} % de lo pedido`;
}

type Fulfilled = Pick<Venta, 'pedidas' | 'entregadas'>;

export const percentText = (percent: number): string => `${percent.toLocaleString('es-AR')} %`;

/** Returns '80 % con costo' when only some sales have a known cost. Rounds down, so that the text never says 100 %. */
export function knownText({ con_costo, importe }: Pick<MargenDe, 'con_costo' | 'importe'>): string {
  if (con_costo >= importe) return '';
  return `${Math.floor((con_costo * 100) / importe)} % con costo`;
}

type Dias = ResumenDeVentas['periodo'];

/** Returns '1 oct – 25 oct 2026'. */
export function diasText({ desde, hasta }: Dias): string {
  const text = (dia: string) => day.format(new Date(dia)).replace(' de ', ' ');
  return `${desde === hasta ? '' : `${text(desde)} – `}${text(hasta)} ${hasta.slice(0, 4)}`;
}

const NAMES = { dia: 'Día', semana: 'Semana del', mes: 'Mes' } as const;

export const unidadText = ({ unidad }: Pick<ResumenDeVentas, 'unidad'>): string => NAMES[unidad];

interface Course<Part> extends Pick<ResumenDeVentas, 'unidad'> {
  serie: readonly (Part & { desde: string })[];
}

/** Returns the chart's bars by `barOf`; future parts have no value. */
export function toPoints<Part>(
  { serie, unidad }: Course<Part>,
  today: string,
  barOf: (part: Part) => { value: number | null; previous?: number },
) {
  return serie.map((part) => {
    const first = new Date(part.desde);
    const label = unidad === 'mes' ? month.format(first) : day.format(first).replace(' de ', ' ');
    const bar = barOf(part);
    return { label, ...bar, value: part.desde > today ? null : bar.value };
  });
}

/** Returns the bars of the delivered share; none for parts without orders. */
export const fulfilledPointsOf = (course: Course<Fulfilled>, today: string) =>
  toPoints(course, today, (part) => ({ value: fulfilledOf(part) ?? null }));
