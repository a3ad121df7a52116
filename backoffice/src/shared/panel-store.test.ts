import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => localStorage.clear());

it.each<[string, unknown, () => Promise<() => unknown>]>([
  ['esquema', 'dark', async () => (await import('./scheme-store.ts')).useScheme],
  ['menu-plegado', true, async () => (await import('../features/shell/menu-store.ts')).useMenuFolded],
  ['atajos', false, async () => (await import('./shortcuts/shortcuts.ts')).shortcutsOn.use],
  ['avisos', { sonido: true, navegador: true }, async () => (await import('./alerts/alerts.ts')).alerts.use],
  ['copias-de-remitos', 3, async () => (await import('./copias.ts')).copias.use],
])('returns the stored %s at the first render', async (key, value, load) => {
  localStorage.setItem(key, JSON.stringify(value));
  const use = await load();
  expect(renderHook(use).result.current).toEqual(value);
});
