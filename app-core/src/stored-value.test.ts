import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storedStore } from './stored-store.ts';
import { onUnsaved, storedValue } from './stored-value.ts';
import { fillStorage } from './testing/full-storage.ts';

const told: string[] = [];
let stop = () => {};

beforeEach(() => {
  localStorage.clear();
  told.length = 0;
  stop = onUnsaved((key) => told.push(key));
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  localStorage.clear();
});

const value = (key: string) => storedValue(key, v.string(), '');
const LONG = 'x'.repeat(2000);

/** Storage that is full, some of it with what gives way for others. */
function fillAround(...entries: (readonly [string, string])[]): void {
  for (const [key, text] of entries) localStorage.setItem(key, JSON.stringify(text));
  fillStorage(localStorage);
}

describe('in a full storage', () => {
  it('a session takes the room of settings first, and says nothing', () => {
    fillAround(['listado', LONG], ['pedido-rapido', LONG]);
    expect(value('auth').write('t'.repeat(900))).toBe(true);
    expect([localStorage.getItem('listado'), localStorage.getItem('pedido-rapido')]).toEqual([
      null,
      JSON.stringify(LONG),
    ]);
    expect(told).toEqual([]);
  });

  it('takes the room of a draft next, and tells that the draft is not stored any more', () => {
    fillAround(['listado', 'x'], ['pedido-rapido', LONG]);
    expect(value('auth').write('t'.repeat(900))).toBe(true);
    expect(localStorage.getItem('pedido-rapido')).toBeNull();
    expect(told).toEqual(['pedido-rapido']);
  });

  it('leaves everything as it was where even that does not make room, and tells it', () => {
    fillAround(['listado', 'x'], ['pedido-rapido', LONG], ['cart', LONG]);
    expect(value('auth').write('t'.repeat(4000))).toBe(false);
    expect([localStorage.getItem('listado'), localStorage.getItem('pedido-rapido')]).toEqual([
      '"x"',
      JSON.stringify(LONG),
    ]);
    expect(told).toEqual(['auth']);
  });

  it('a setting takes nobody’s room', () => {
    fillAround(['pedido-rapido', LONG], ['cart', LONG]);
    expect(value('listado').write('x'.repeat(50))).toBe(false);
    expect(localStorage.getItem('pedido-rapido')).toBe(JSON.stringify(LONG));
    expect(told).toEqual(['listado']);
  });

  it('a draft that gave way goes on in its page, and is stored again with its next change', () => {
    const draft = storedStore('pedido-rapido', v.string(), '');
    draft.set(LONG);
    fillStorage(localStorage);
    value('auth').write('t'.repeat(900));
    localStorage.removeItem('otro');
    draft.change((now) => `${now}y`);
    expect(JSON.parse(localStorage.getItem('pedido-rapido') ?? '')).toBe(`${LONG}y`);
  });

  it('a draft that gave way in another tab stays on the screen of this one', () => {
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

  it('tells what was not stored, and nothing of what is only to be forgotten', () => {
    const auth = storedValue('auth', v.nullable(v.string()), null);
    expect([auth.read(), auth.write('t'), auth.write(null)]).toEqual([null, false, false]);
    expect(told).toEqual(['auth']);
  });
});
