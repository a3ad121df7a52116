import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useFirstFresh } from './use-first-fresh.ts';

afterEach(cleanup);

const open = (data: string | undefined, isFetching: boolean) =>
  renderHook((props) => useFirstFresh(props.id, { ...props, isFetchedAfterMount: false }), {
    initialProps: { id: 'a', data, isFetching },
  });

it('waits while cached data is reloading', () => {
  const { result, rerender } = open('old', true);
  expect(result.current).toBeUndefined();
  rerender({ id: 'a', data: 'new', isFetching: false });
  expect(result.current).toBe('new');
});

it('keeps the first response during and after later ones', () => {
  const { result, rerender } = open('first', false);
  rerender({ id: 'a', data: 'first', isFetching: true });
  expect(result.current).toBe('first');
  rerender({ id: 'a', data: 'second', isFetching: false });
  expect(result.current).toBe('first');
});

it('resets for another id', () => {
  const { result, rerender } = open('first', false);
  rerender({ id: 'b', data: undefined as string | undefined, isFetching: true });
  expect(result.current).toBeUndefined();
  rerender({ id: 'b', data: 'other', isFetching: false });
  expect(result.current).toBe('other');
});
