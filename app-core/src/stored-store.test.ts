import { act, renderHook } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedStore } from './stored-store.ts';
import { refuseStorage } from './testing/full-storage.ts';

const open = () => storedStore('lista', v.array(v.number()), []);
const stored = () => JSON.parse(localStorage.getItem('lista') ?? 'null');
const changeInOtherTab = (text: string | null, key: string | null = 'lista') => {
  if (text === null) localStorage.clear();
  else localStorage.setItem('lista', text);
  window.dispatchEvent(new StorageEvent('storage', { key }));
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('is empty until it is opened, and then has the stored value', () => {
  localStorage.setItem('lista', '[1]');
  const store = open();
  expect(store.get()).toEqual([]);
  store.open()();
  expect(store.get()).toEqual([1]);
});

it('keeps unchanged items the same object, and reads values that another tab wrote', () => {
  const store = storedStore('lista', v.array(v.object({ n: v.number() })), []);
  localStorage.setItem('lista', '[{"n":1},{"n":2}]');
  store.open()();
  const [first] = store.get();
  store.change((now) => [...now.slice(0, 1), { n: 3 }]);
  store.change((now) => [...now, { n: 4 }]);
  expect(store.get()[0]).toBe(first);
  localStorage.setItem('lista', '[{"n":5}]');
  store.change((now) => [...now, { n: 6 }]);
  expect(store.get()).toEqual([{ n: 5 }, { n: 6 }]);
});

it('starts every change from the stored value', () => {
  const store = open();
  store.set([1]);
  localStorage.setItem('lista', '[2]');
  store.change((now) => [...now, 3]);
  expect(stored()).toEqual([2, 3]);
});

it('follows changes and clearing by other tabs until it is closed', () => {
  const store = open();
  const close = store.open();
  changeInOtherTab('[1]');
  expect(store.get()).toEqual([1]);
  changeInOtherTab('[7]', 'otra');
  expect(store.get()).toEqual([1]);
  changeInOtherTab(null, null);
  expect(store.get()).toEqual([]);
  close();
  changeInOtherTab('[2]');
  expect(store.get()).toEqual([]);
});

it.each(['{', '7', '["x"]', 'null'])('treats %s in storage as empty', (text) => {
  localStorage.setItem('lista', text);
  const store = open();
  store.open()();
  expect(store.get()).toEqual([]);
});

it('keeps changes in memory when storage is full', () => {
  localStorage.setItem('lista', '[1]');
  refuseStorage();
  const store = open();
  store.change((now) => [...now, 2]);
  store.change((now) => [...now, 3]);
  expect(store.get()).toEqual([1, 2, 3]);
});

it('updates a component on each change', async () => {
  const store = open();
  const { result } = renderHook(() => store.use());
  expect(result.current).toEqual([]);
  await act(async () => store.set([1]));
  expect(result.current).toEqual([1]);
});

it('renders a component again only when its part changes', async () => {
  const store = open();
  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return store.usePart((numbers) => numbers.includes(1));
  });
  await act(async () => store.set([2]));
  expect([result.current, renders]).toEqual([false, 1]);
  await act(async () => store.set([2, 1]));
  expect([result.current, renders]).toEqual([true, 2]);
});
