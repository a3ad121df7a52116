import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storedStore } from './stored-store.ts';
import { onStoreFailure, storedValue } from './stored-value.ts';
import { fillStorage } from './testing/full-storage.ts';

const reportedKeys: string[] = [];
let stop = () => {};

beforeEach(() => {
  localStorage.clear();
  reportedKeys.length = 0;
  stop = onStoreFailure((key) => reportedKeys.push(key));
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  localStorage.clear();
});

const value = (key: string) => storedValue(key, v.string(), '');
const LONG = 'x'.repeat(2000);

/** Stores these entries and fills the rest of the storage. */
function fillAround(...entries: (readonly [string, string])[]): void {
  for (const [key, text] of entries) localStorage.setItem(key, JSON.stringify(text));
  fillStorage(localStorage);
}

describe('in a full storage', () => {
  it('removes settings first to store a session, without a report', () => {
    fillAround(['listado', LONG], ['pedido-rapido', LONG]);
    expect(value('auth').write('t'.repeat(900))).toBe(true);
    expect([localStorage.getItem('listado'), localStorage.getItem('pedido-rapido')]).toEqual([
      null,
      JSON.stringify(LONG),
    ]);
    expect(reportedKeys).toEqual([]);
  });

  it('removes a draft next, and reports the draft as unsaved', () => {
    fillAround(['listado', 'x'], ['pedido-rapido', LONG]);
    expect(value('auth').write('t'.repeat(900))).toBe(true);
    expect(localStorage.getItem('pedido-rapido')).toBeNull();
    expect(reportedKeys).toEqual(['pedido-rapido']);
  });

  it('restores everything when the removed values do not make enough room, and reports the failure', () => {
    fillAround(['listado', 'x'], ['pedido-rapido', LONG], ['cart', LONG]);
    expect(value('auth').write('t'.repeat(4000))).toBe(false);
    expect([localStorage.getItem('listado'), localStorage.getItem('pedido-rapido')]).toEqual([
      '"x"',
      JSON.stringify(LONG),
    ]);
    expect(reportedKeys).toEqual(['auth']);
  });

  it('does not remove a draft to store a setting', () => {
    fillAround(['pedido-rapido', LONG], ['cart', LONG]);
    expect(value('listado').write('x'.repeat(50))).toBe(false);
    expect(localStorage.getItem('pedido-rapido')).toBe(JSON.stringify(LONG));
    expect(reportedKeys).toEqual(['listado']);
  });

  it('keeps a removed draft in its page and stores it again with its next change', () => {
    const draft = storedStore('pedido-rapido', v.string(), '');
    draft.set(LONG);
    fillStorage(localStorage);
    value('auth').write('t'.repeat(900));
    localStorage.removeItem('otro');
    draft.change((now) => `${now}y`);
    expect(JSON.parse(localStorage.getItem('pedido-rapido') ?? '')).toBe(`${LONG}y`);
  });

  it('keeps a draft on this page after another tab removed it', () => {
    const draft = storedStore('pedido-rapido', v.string(), '');
    const close = draft.open();
    draft.set('chia');
    localStorage.removeItem('pedido-rapido');
    window.dispatchEvent(new StorageEvent('storage', { key: 'pedido-rapido', newValue: null }));
    draft.change((now) => `${now}, lino`);
    expect(draft.get()).toBe('chia, lino');
    close();
  });
});

describe('where a browser forbids storage', () => {
  beforeEach(() => {
    for (const where of ['localStorage', 'sessionStorage'] as const) {
      vi.spyOn(window, where, 'get').mockImplementation(() => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      });
    }
  });

  it('reports a value that was not stored, but not a value that was to be deleted', () => {
    const auth = storedValue('auth', v.nullable(v.string()), null);
    expect([auth.read(), auth.write('t'), auth.write(null)]).toEqual([null, false, false]);
    expect(reportedKeys).toEqual(['auth']);
  });
});
