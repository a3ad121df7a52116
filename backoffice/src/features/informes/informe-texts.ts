import type { MargenDe, ResumenDeVentas, Venta } from 'api-client/backoffice';
import { fulfilledOf } from 'api-client/backoffice-informes';

const signed = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 0, signDisplay: 'exceptZero' });
const day = new Intl.DateTimeFormat('es-AR', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('es-AR', { month: 'short', timeZone: 'UTC' });
/** '+12 %', '−8 %'; against nothing there is no percentage. */
export function changeText(now: number, before: number): string {
  if (now === before) return '=';
  if (before === 0) return 'Nuevo';
  return `${signed.format(((now - before) / before) * 100).replace('-', '−')} %`;
}

/** '75 % de lo pedido', where less was delivered than was asked for: never 100 %. */
export function shortText(venta: Fulfilled): string {
  const percent = fulfilledOf(venta);
  return percent === undefined || percent === 100 ? '' : `${percent} % de lo pedido`;
}

type Fulfilled = Pick<Venta, 'pedidas' | 'entregadas'>;

export const percentText = (percent: number): string => `${percent.toLocaleString('es-AR')} %`;

/** '80 % con costo', of sales that are not all of a known cost: never 100 %. */
export function knownText({ con_costo, importe }: Pick<MargenDe, 'con_costo' | 'importe'>): string {
  if (con_costo >= importe) return '';
  return `${Math.floor((con_costo * 100) / importe)} % con costo`;
}

type Dias = ResumenDeVentas['periodo'];

/** '1 oct – 25 oct 2026'. */
export function diasText({ desde, hasta }: Dias): string {
  const text = (dia: string) => day.format(new Date(dia)).replace(' de ', ' ');
  return `${desde === hasta ? '' : `${text(desde)} – `}${text(hasta)} ${hasta.slice(0, 4)}`;
}

const NAMES = { dia: 'Día', semana: 'Semana del', mes: 'Mes' } as const;

export const unidadText = ({ unidad }: Pick<ResumenDeVentas, 'unidad'>): string => NAMES[unidad];

interface Course<Part> extends Pick<ResumenDeVentas, 'unidad'> {
  serie: readonly (Part & { desde: string })[];
}

/** The bars of a course: what `barOf` says of each part. What is still to come has none. */
export function pointsOf<Part>(
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

/** The bars of how much of what was asked for was delivered; none where nothing was asked for. */
export const fulfilledPointsOf = (course: Course<Fulfilled>, today: string) =>
  pointsOf(course, today, (part) => ({ value: fulfilledOf(part) ?? null }));
