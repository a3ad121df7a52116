import { type DefaultError, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that can't be started a second time while it is under way: a double click's second one does nothing.
 * `isPending` comes a moment too late for that, for the screen hears of it after the click.
 */
export function useOnceAtATime<Data, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, DefaultError, Variables, Context>,
) {
  const underWay = useRef(false);
  const {
    mutateAsync: _,
    mutate,
    ...mutation
  } = useMutation({
    ...options,
    onSettled: (...settled) => {
      underWay.current = false;
      return options.onSettled?.(...settled);
    },
  });
  const start: typeof mutate = (...call) => {
    if (underWay.current) return;
    underWay.current = true;
    mutate(...call);
  };
  return { ...mutation, mutate: start };
}
