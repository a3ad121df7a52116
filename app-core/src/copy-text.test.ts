import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'execCommand');
});

/** Fakes a browser's copy event: gives the page a clipboard to write to. */
function browserThatCopies() {
  const copied: string[] = [];
  Object.assign(document, {
    execCommand: () => {
      const clipboardData = { setData: (_type: string, text: string) => void copied.push(text) };
      const event = Object.assign(new Event('copy', { cancelable: true }), { clipboardData });
      document.dispatchEvent(event);
      return event.defaultPrevented;
    },
  });
  return copied;
}

it('copies when the page has no clipboard, for example over plain http', async () => {
  vi.stubGlobal('navigator', { clipboard: undefined });
  const copied = browserThatCopies();
  expect(await copyText('0110')).toBe(true);
  expect(copied).toEqual(['0110']);
  document.dispatchEvent(new Event('copy'));
  expect(copied).toHaveLength(1);
});

it('copies after the clipboard rejects', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => Promise.reject(new Error('no')) } });
  expect([await copyText('1'), browserThatCopies()]).toEqual([false, []]);
  expect(await copyText('1')).toBe(true);
});

it('returns false when the browser copies nothing', async () => {
  vi.stubGlobal('navigator', { clipboard: undefined });
  expect(await copyText('1')).toBe(false);
});
