import { readFileSync, writeFileSync } from 'node:fs';
import { EVERYWHERE, type FirstLoad } from './first-load.ts';
import { inRoot } from './workspace.ts';

/** Of one address: the bytes that its first load may have, set by hand, and what was in it when that was last noted. */
export interface Budget {
  budget: number;
  /** Bytes of each library or package; of an address, beyond what every page has. */
  parts: Record<string, number>;
}
/** App, address. */
export type Budgets = Record<string, Record<string, Budget>>;

const FILE = inRoot('scripts', 'first-load.json');
export const readBudgets = (): Budgets => JSON.parse(readFileSync(FILE, 'utf8'));
export const writeBudgets = (budgets: Budgets): void =>
  writeFileSync(FILE, `${JSON.stringify(budgets, null, 2)}\n`);

/** Smaller parts, and smaller changes, come and go with how files are cut and compressed. */
const NOTED = 200;
/** Above what there is when it is noted, so that a line of code is not refused. */
const ROOM = 1000;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

type Loads = ReadonlyMap<string, FirstLoad>;

/** What is in the first load of an address, beyond what every page has. */
function partsOf(address: string, loads: Loads): Map<string, number> {
  const common = address === EVERYWHERE ? undefined : loads.get(EVERYWHERE)?.parts;
  const parts = [...(loads.get(address)?.parts ?? [])].map(
    ([name, { bytes }]) => [name, Math.round(bytes - (common?.get(name)?.bytes ?? 0))] as const,
  );
  return new Map(parts.filter(([, bytes]) => bytes >= NOTED));
}

/** One line for each address that is over its budget, and one below it for each part that made it grow. */
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

/** The budgets with what is in each address now. They only ever go down by this: who wants more, says so by hand. */
export function noted(budgets: Record<string, Budget>, loads: Loads): Record<string, Budget> {
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
