/**
 * Checks the first-load JavaScript of each page against the budgets in `first-load.json`: `node
 * scripts/first-load.ts`. With `--note`, records the current sizes and lowers budgets with room.
 */
import { firstLoads } from './lib/first-load.ts';
import { loweredBudgets, overBudget, readBudgets, writeBudgets } from './lib/load-budgets.ts';

process.env.NODE_ENV = 'production';
const budgets = readBudgets();
const findings: string[] = [];
for (const [app, ofApp] of Object.entries(budgets)) {
  const loads = await firstLoads(app);
  for (const [address, { bytes, files }] of loads) {
    console.log(`${app} ${address}: ${(bytes / 1000).toFixed(1)} kB in ${files} files`);
  }
  if (process.argv.includes('--note')) budgets[app] = loweredBudgets(ofApp, loads);
  else findings.push(...overBudget(app, ofApp, loads));
}
if (process.argv.includes('--note')) writeBudgets(budgets);
if (findings.length > 0) console.error(findings.join('\n'));
process.exitCode = findings.length > 0 ? 1 : 0;
