import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { type ChangeOptions, withFailure } from './queries/own-failures.ts';

/**
 * A mutation that cannot start again while it runs: the second click of a double click does nothing. `isPending` is too
 * late for that, because the screen renders after the click. After `leave`, another call may start; the first one
 * continues and still reports its end.
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
