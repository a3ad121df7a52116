import { expect, it } from 'vitest';
import { whatsappOf } from './telefono.tsx';

it.each([
  ['2477 415820', '5492477415820'],
  ['02477-415820', '5492477415820'],
  ['+54 9 2477 41-5820', '5492477415820'],
  ['0054 9 2477 415820', '5492477415820'],
  ['5411 5555 0000', '541155550000'],
  ['41-5820', undefined],
  ['consultar', undefined],
])('knows how %s is written to', (telefono, whatsapp) => {
  expect(whatsappOf(telefono)).toBe(whatsapp);
});
