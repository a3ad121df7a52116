import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../e2e/chromium.ts';

/** Starts the browser of the tests, with further arguments. */
export async function launchChromium(...more: string[]): Promise<Browser> {
  const { executablePath, args, env } = await findChromium();
  return chromium.launch({
    executablePath,
    args: [...args, ...more],
    env: { ...(process.env as Record<string, string>), ...env },
  });
}
