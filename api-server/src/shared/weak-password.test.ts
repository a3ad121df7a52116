import { expect, it } from 'vitest';
import { refuseWeak } from './passwords.ts';
import { Problem } from './problem.ts';

const isWeak = async (password: string): Promise<boolean> => {
  try {
    await refuseWeak(password, 'password');
    return false;
  } catch (error) {
    if (error instanceof Problem && error.details?.[0]?.field === 'password') return true;
    throw error;
  }
};

// All of these fulfil the document's rules.
it.each([
  'Password1!',
  'P@ssw0rd1',
  'Qwerty123!',
  'Admin123!',
  'Contraseña1*',
  'CONTRASEÑA1*',
  'Passw0rd!',
  'Welcome1!',
  'Argentina1!',
  'Ｐａｓｓｗｏｒｄ１！',
  'Aa1*Aa1*',
])('refuses %s', async (password) => {
  expect(await isWeak(password)).toBe(true);
});

it.each([
  'Demo1234*',
  'Clave1234*',
  'Mi.perro-Negro7',
  'Semillas+Miel=84',
  'xK9#mQ2vL',
  `Aa1*${'a'.repeat(251)}`,
])('accepts %s', async (password) => {
  expect(await isWeak(password)).toBe(false);
});
