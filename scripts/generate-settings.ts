/** Writes the README's table of settings out of the settings themselves. Part of `pnpm generate` */
import { writeSettingsTable } from './lib/settings-table.ts';

writeSettingsTable();
