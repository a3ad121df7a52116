import type { TestProject } from 'vitest/node';
import { createTestDatabases } from './test-databases.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testServerUrl: string;
    testOwnerUrl: string;
    testServingUrl: string;
    testTemplate: string;
  }
}

/** Vitest calls this once before api-server's tests, and what it returns after them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const databases = await createTestDatabases();
  project.provide('testServerUrl', databases.serverUrl);
  project.provide('testOwnerUrl', databases.owner.href);
  project.provide('testServingUrl', databases.serving.href);
  project.provide('testTemplate', databases.template);
  return databases.stop;
}
