/** Writes the table of docs/settings.md from the settings. Part of `pnpm generate` */
import { writeSettingsTable } from './lib/settings-table.ts';

writeSettingsTable();
