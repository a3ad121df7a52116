/** Fills what this browser can store to the last character, as other pages of the same address may have done. */
export function fillStorage(storage: Storage): void {
  storage.setItem('otro', '');
  for (let size = 2 ** 23; size >= 1; size /= 2) {
    try {
      storage.setItem('otro', `${storage.getItem('otro')}${'x'.repeat(size)}`);
    } catch {
      // Less may fit.
    }
  }
}
