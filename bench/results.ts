import { loadavg } from 'node:os';

interface Result {
  name: string;
  figure: number;
  unit: string;
  digits: number;
  /** Nothing is wanted of some: they stand there to be looked at. */
  wanted: number | undefined;
  met: boolean | undefined;
}

const all: Result[] = [];

interface Wish {
  atMost?: number;
  atLeast?: number;
  unit?: string;
  digits?: number;
}

/** One row of the table that a run ends with; a ratio unless `unit` says otherwise. */
export function result(name: string, figure: number, { atMost, atLeast, unit, digits }: Wish = {}): void {
  const wanted = atMost ?? atLeast;
  const met = wanted === undefined ? undefined : atMost === undefined ? figure >= wanted : figure <= wanted;
  all.push({ name, figure, unit: unit ?? '×', digits: digits ?? (unit ? 0 : 2), wanted, met });
}

/** All rows of what was run, with what is wanted of each. */
export function printResults(): void {
  if (all.length === 0) return;
  const line = (name: string, figure: string, wanted: string, met: string) =>
    console.log(`${name.padEnd(58)} ${figure.padStart(12)} ${wanted.padStart(12)}  ${met}`);
  console.log('');
  line('', 'measured', 'wanted', '');
  for (const { name, figure, unit, digits, wanted, met } of all) {
    const said = met === undefined ? '' : met ? 'met' : 'NOT MET';
    line(name, `${figure.toFixed(digits)} ${unit}`, wanted === undefined ? '–' : `${wanted} ${unit}`, said);
  }
  const load = loadavg().map((value) => value.toFixed(1));
  console.log(`Load of this machine, the last 1, 5 and 15 minutes: ${load.join(' ')}`);
}
