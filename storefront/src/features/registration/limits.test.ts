/** Length limits of the forms (document 000, section 5): the last accepted and the first rejected length. */
import { registroBody, resetPasswordBody } from 'api-client/storefront-forms';
import { expect, it } from 'vitest';

const valid = {
  nombre_comercio: 'Dietética La Esquina',
  nombre: 'Marta',
  apellido: 'Echeverría',
  dni: '27234567891',
  telefono: '2477 41-0000',
  dom_fiscal: 'Mitre 450',
  email: 'marta@esquina.test',
  password: 'Secreta1*',
};
const isAccepted = (fields: Partial<typeof valid>) => registroBody.safeParse({ ...valid, ...fields }).success;
const long = (length: number) => 'a'.repeat(length);
const password = (length: number) => `S1*${long(length - 3)}`;

it.each([
  ['nombre', 150],
  ['apellido', 150],
  ['nombre_comercio', 255],
  ['telefono', 18],
  ['dom_fiscal', 255],
] as const)('%s has 1 to %d characters [T5.1 T5.3 T5.4 T5.5 T9.8]', (field, most) => {
  const lengths = [0, 1, most, most + 1].map((length) => isAccepted({ [field]: long(length) }));
  expect(lengths).toEqual([false, true, true, false]);
});

it('dni has exactly 11 digits [T5.2 T9.8]', () => {
  const tried = ['1234567890', '12345678901', '123456789012', '-1234567890', '1234567890a', ''];
  expect(tried.map((dni) => isAccepted({ dni }))).toEqual([false, true, false, false, false, false]);
});

it('email is trimmed and lowercased [T5.6]', () => {
  expect(registroBody.parse({ ...valid, email: ' Marta@Esquina.TEST ' }).email).toBe('marta@esquina.test');
});

it.each([
  ['a new account', (text: string) => isAccepted({ password: text })],
  [
    'a new password',
    (text: string) => resetPasswordBody.pick({ newPassword: true }).safeParse({ newPassword: text }).success,
  ],
])(
  'the password of %s has 8 to 255 characters, with upper case, digit and special [T5.7 T9.8]',
  (_, takes) => {
    expect([7, 8, 255, 256].map((length) => takes(password(length)))).toEqual([false, true, true, false]);
    expect(['secreta1*', 'Secretaa*', 'Secreta12'].map(takes)).toEqual([false, false, false]);
  },
);
