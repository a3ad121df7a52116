import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { type ChangeOptions, withFailure } from './queries/own-failures.ts';

/**
 * A mutation that can't be started a second time while it is under way: a double click's second one does nothing.
 * `isPending` comes a moment too late for that, for the screen hears of it after the click. `leave` waits no longer:
 * the call goes on and its ends are told, and another one may start.
 */
export function useOnceAtATime<Data, Variables = void, Context = unknown>(
  options: ChangeOptions<Data, Variables, Context>,
) {
  const underWay = useRef<{ on: Variables | undefined }>(undefined);
  const {
    mutateAsync: _,
    mutate,
    ...mutation
  } = useMutation({
    ...withFailure(options),
    onSettled: (...settled) => {
      if (underWay.current?.on === settled[2]) underWay.current = undefined;
      return options.onSettled?.(...settled);
    },
  });
  const start: typeof mutate = (...call) => {
    if (underWay.current) return;
    underWay.current = { on: call[0] };
    mutate(...call);
  };
  const leave = () => {
    underWay.current = undefined;
    mutation.reset();
  };
  return { ...mutation, mutate: start, leave };
}
