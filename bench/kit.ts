import { baseSize, type EntrySize, kitSizes } from '../scripts/lib/kit-sizes.ts';

const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(9);
const columns = ({ own, material, others, late }: Omit<EntrySize, 'name'>) =>
  [own, material, others, own + material + others, late].map(kB).join('');

/** Reports the gzipped size of each entry point of the kit when a page imports nothing else. */
export async function reportKit(): Promise<void> {
  const sizes: EntrySize[] = [];
  for await (const size of kitSizes()) sizes.push(size);
  const cost = ({ own, material, others }: EntrySize) => own + material + others;
  console.log(`gzipped kB of ${sizes.length} entry points, each bundled alone`);
  console.log(
    `${''.padEnd(28)}${['own', 'Material', 'others', 'sum', 'later'].map((name) => name.padStart(9)).join('')}`,
  );
  for (const size of sizes.sort((a, b) => cost(b) - cost(a))) {
    console.log(`${size.name.padEnd(28)}${columns(size)}`);
  }
  const total = sizes.reduce((sum, { own }) => sum + own, 0);
  console.log(`${'own, all of them'.padEnd(28)}${kB(total)}   shared code counted each time`);
  console.log(
    `${'beside each: the base'.padEnd(28)}${kB(await baseSize())}   React, emotion, Material's styles`,
  );
}
