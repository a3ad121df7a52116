import { expect, it } from 'vitest';
import { type OwnSession, sessionNames } from './own-sessions.tsx';

const NOW = new Date('2026-03-05T18:00:00Z');
const session = (sesion_id: string, dispositivo: string, creada_en: string): OwnSession => ({
  sesion_id,
  dispositivo,
  creada_en,
  usada_en: creada_en,
  app: 'backoffice',
  direccion: '10.0.0.7',
  actual: false,
});

it('gives each session a unique name: device, then start time, then a number', () => {
  const names = sessionNames(
    [
      session('a', 'Chrome en Linux', '2026-03-05T15:00:10Z'),
      session('b', 'Safari en iPhone', '2026-03-05T15:00:10Z'),
      session('c', 'Chrome en Linux', '2026-03-05T15:00:50Z'),
      session('d', 'Chrome en Linux', '2026-03-04T15:00:00Z'),
    ],
    NOW,
  );
  expect(Object.fromEntries(names)).toEqual({
    a: 'Chrome en Linux, abierta hoy 12:00',
    b: 'Safari en iPhone',
    c: 'Chrome en Linux, abierta hoy 12:00 (2)',
    d: 'Chrome en Linux, abierta ayer 12:00',
  });
});
