export { createEmptyDatabase, createTestDatabases, type TestDatabases } from './test-databases.ts';
