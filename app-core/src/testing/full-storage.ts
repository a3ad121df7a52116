import { vi } from 'vitest';

/** Makes every write to the browser's storage fail, until the mocks are restored. */
export function refuseStorage(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

/** Fills the browser's storage to the last character, as other pages of the same origin may do. */
export function fillStorage(storage: Storage): void {
  storage.setItem('otro', '');
  for (let size = 2 ** 23; size >= 1; size /= 2) {
    try {
      storage.setItem('otro', `${storage.getItem('otro')}${'x'.repeat(size)}`);
    } catch {
      // A shorter text may still fit.
    }
  }
}
