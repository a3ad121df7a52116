import { expect, it, vi } from 'vitest';
import { expectComplaint } from './complaints.ts';

it.fails('fails a test that logs an error', () => {
  console.error('Each child in a list should have a unique "key" prop.');
});

it.fails('fails a test that logs a warning', () => {
  console.warn('Deprecated');
});

it.fails('fails a test that logs an unexpected message besides the expected one', () => {
  expectComplaint('the order');
  console.error('Failed: %s', 'the order');
  console.error('Failed: %s', 'the cart');
});

it.fails('fails a test whose expected message is not logged', () => {
  expectComplaint('the order');
});

it.fails('fails a test also after it restored all mocks', () => {
  vi.restoreAllMocks();
  console.error('Late');
});

it('passes a test that logs only expected messages, and returns these messages', () => {
  const told = expectComplaint(/^Failed: the (order|cart)$/);
  console.error('Failed: %s', 'the order');
  console.warn('Failed: the cart');
  expect(told).toEqual(['Failed: the order', 'Failed: the cart']);
});

it('starts each test without messages', () => {});
