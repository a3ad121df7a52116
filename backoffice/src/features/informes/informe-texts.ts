import type { ResumenDeVentas, Venta } from 'api-client/backoffice';

const whole = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 0 });
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
export function shortText({ unidades, pedidas }: Pick<Venta, 'unidades' | 'pedidas'>): string {
  if (!pedidas || unidades === null || unidades >= pedidas) return '';
  return `${whole.format(Math.floor((unidades / pedidas) * 100))} % de lo pedido`;
}

type Dias = ResumenDeVentas['periodo'];

/** '1 oct – 25 oct 2026'. */
export function diasText({ desde, hasta }: Dias): string {
  const text = (dia: string) => day.format(new Date(dia)).replace(' de ', ' ');
  return `${desde === hasta ? '' : `${text(desde)} – `}${text(hasta)} ${hasta.slice(0, 4)}`;
}

const NAMES = { dia: 'Día', semana: 'Semana del', mes: 'Mes' } as const;

export const unidadText = ({ unidad }: Pick<ResumenDeVentas, 'unidad'>): string => NAMES[unidad];

/** The bars of the course. What is still to come has none. */
export function pointsOf({ serie, unidad }: Pick<ResumenDeVentas, 'serie' | 'unidad'>, today: string) {
  return serie.map(({ desde, importe, anterior }) => {
    const first = new Date(desde);
    const label = unidad === 'mes' ? month.format(first) : day.format(first).replace(' de ', ' ');
    return { label, value: desde > today ? null : importe, previous: anterior };
  });
}
