import { readFileSync, writeFileSync } from 'node:fs';
import { EVERYWHERE, type FirstLoad } from './first-load.ts';
import { inRoot } from './workspace.ts';

/** The budget of a URL in bytes, set by hand, and the parts of the last recording. */
export interface Budget {
  budget: number;
  /** Bytes of each library or package; for a URL, beyond the common part. */
  parts: Record<string, number>;
}
/** Budgets by app and URL. */
export type Budgets = Record<string, Record<string, Budget>>;

const FILE = inRoot('scripts', 'first-load.json');
export const readBudgets = (): Budgets => JSON.parse(readFileSync(FILE, 'utf8'));
export const writeBudgets = (budgets: Budgets): void =>
  writeFileSync(FILE, `${JSON.stringify(budgets, null, 2)}\n`);

/** Smaller parts and changes vary with chunking and compression. */
const NOTED = 200;
/** Margin above the recorded size, so that one line of code is not refused. */
const ROOM = 1000;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

type Loads = ReadonlyMap<string, FirstLoad>;

/** Returns the parts of a URL's first load, beyond the common part. */
function partsOf(address: string, loads: Loads): Map<string, number> {
  const common = address === EVERYWHERE ? undefined : loads.get(EVERYWHERE)?.parts;
  const parts = [...(loads.get(address)?.parts ?? [])].map(
    ([name, { bytes }]) => [name, Math.round(bytes - (common?.get(name)?.bytes ?? 0))] as const,
  );
  return new Map(parts.filter(([, bytes]) => bytes >= NOTED));
}

/** Returns one line per URL above its budget, followed by the parts that grew. */
export function overBudget(app: string, budgets: Record<string, Budget>, loads: Loads): string[] {
  return [...loads].flatMap(([address, load]) => {
    const noted = budgets[address];
    if (!noted) return `${app} ${address}: no budget in scripts/first-load.json (it takes ${kB(load.bytes)})`;
    if (load.bytes <= noted.budget) return [];
    const grown = [...new Set([EVERYWHERE, address])].flatMap((place) => grownParts(place, budgets, loads));
    return [`${app} ${address}: ${kB(load.bytes)} where ${kB(noted.budget)} are allowed`, ...grown];
  });
}

function grownParts(address: string, budgets: Record<string, Budget>, loads: Loads): string[] {
  const before = budgets[address]?.parts ?? {};
  return [...partsOf(address, loads)]
    .map(([name, now]) => ({ name, now, more: now - (before[name] ?? 0) }))
    .filter(({ more }) => more >= NOTED)
    .sort((a, b) => b.more - a.more)
    .map(({ name, now, more }) => {
      const chunks = [...(loads.get(address)?.parts.get(name)?.chunks ?? [])].sort().join(', ');
      return `  ${name}: ${more === now ? 'new' : `${kB(now - more)} before`}, now ${kB(now)}, in ${chunks}`;
    });
}

/** Returns the budgets with the current sizes. Budgets only decrease; raise them by hand. */
export function loweredBudgets(budgets: Record<string, Budget>, loads: Loads): Record<string, Budget> {
  return Object.fromEntries(
    [...loads].map(([address, { bytes }]) => {
      const room = Math.ceil((bytes + ROOM) / 100) * 100;
      const sizes = [...partsOf(address, loads)].sort(([, a], [, b]) => b - a);
      return [
        address,
        { budget: Math.min(budgets[address]?.budget ?? room, room), parts: Object.fromEntries(sizes) },
      ];
    }),
  );
}
