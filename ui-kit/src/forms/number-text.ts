const grouped = new Intl.NumberFormat('es-AR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** 12345.5 → '12.345,50'. '' without a number. */
export function moneyText(amount: number | null | undefined): string {
  return typeof amount === 'number' && Number.isFinite(amount) ? grouped.format(amount) : '';
}

const short = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 });

/** 7.5 → '7,5', without trailing zeros. '' without a number. */
export function percentText(value: number | null | undefined): string {
  return typeof value === 'number' && Number.isFinite(value) ? short.format(value) : '';
}

const plain = new Intl.NumberFormat('es-AR', { useGrouping: false, maximumFractionDigits: 10 });

/** 1200 → '1200'. A value with decimals keeps them: '2,5'. '' without a number. */
export function integerText(value: number | null | undefined): string {
  return typeof value === 'number' && Number.isFinite(value) ? plain.format(value) : '';
}
