import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { finishTurns, useTurn } from './use-turn.ts';

/** Milliseconds: longer than one task may render. */
const COST = 20;

interface ItemProps {
  name: string;
  isWanted?: boolean;
  isFirst?: boolean;
  onShown?: () => void;
}

function Item({ name, isWanted = true, isFirst = false, onShown }: ItemProps) {
  const isTurn = useTurn(isWanted, isFirst);
  if (!isTurn) return <p>{name} waits</p>;
  onShown?.();
  return <p>{name}</p>;
}

const texts = () => screen.getAllByText(/^item/).map((element) => element.textContent);

it('renders the first component at once and the others in order, each in a task of its own', async () => {
  let task = 0;
  const counter = setInterval(() => {
    task += 1;
  });
  const tasks = new Map<string, number>();
  const take = (name: string) => () => {
    tasks.set(name, task);
    const end = performance.now() + COST;
    while (performance.now() < end);
  };
  const names = ['item 1', 'item 2', 'item 3'];
  render(names.map((name, at) => <Item key={name} name={name} isFirst={at === 0} onShown={take(name)} />));
  expect(texts()).toEqual(['item 1', 'item 2 waits', 'item 3 waits']);
  await waitFor(() => expect(texts()).toEqual(names));
  clearInterval(counter);
  expect([...tasks.keys()]).toEqual(names);
  expect(new Set(tasks.values()).size).toBe(3);
});

it('gives no turn to a component without costly content', async () => {
  const page = (isWanted: boolean) => (
    <>
      <Item name="item 1" isWanted={isWanted} />
      <Item name="item 2" />
    </>
  );
  const { rerender } = render(page(false));
  await waitFor(() => expect(texts()).toEqual(['item 1 waits', 'item 2']));
  rerender(page(true));
  await waitFor(() => expect(texts()).toEqual(['item 1', 'item 2']));
});

it('gives every component its turn when an event handler needs all of them', () => {
  render(
    <>
      <Item name="item 1" />
      <Item name="item 2" />
    </>,
  );
  expect(texts()).toEqual(['item 1 waits', 'item 2 waits']);
  act(finishTurns);
  expect(texts()).toEqual(['item 1', 'item 2']);
});
