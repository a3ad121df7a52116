import { expect, it, vi } from 'vitest';
import { expectComplaint } from './complaints.ts';

it.fails('fails a test that complains', () => {
  console.error('Each child in a list should have a unique "key" prop.');
});

it.fails('fails one that only warns', () => {
  console.warn('Deprecated');
});

it.fails('fails one that complains of something else than it said', () => {
  expectComplaint('the order');
  console.error('Failed: %s', 'the order');
  console.error('Failed: %s', 'the cart');
});

it.fails('fails one whose complaint never comes', () => {
  expectComplaint('the order');
});

it.fails('fails whatever a test has tidied up before', () => {
  vi.restoreAllMocks();
  console.error('Late');
});

it('leaves alone one that complains as it said, and tells it what was said', () => {
  const told = expectComplaint(/^Failed: the (order|cart)$/);
  console.error('Failed: %s', 'the order');
  console.warn('Failed: the cart');
  expect(told).toEqual(['Failed: the order', 'Failed: the cart']);
});

it('begins each test anew', () => {});
