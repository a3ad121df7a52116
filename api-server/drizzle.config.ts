import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema/!(*.test).ts',
  out: './src/db/migrations',
  // Two branches that add a migration each do not take the same number.
  migrations: { prefix: 'timestamp' },
});
