import { StartupError } from 'node-kit/startup-error';
import { expect, it } from 'vitest';
import { explainStart } from './explain-start.ts';

const withCode = (code: string, cause?: Error) => Object.assign(new Error('no', { cause }), { code });

it.each([
  [withCode('EADDRINUSE'), 'El puerto 4002 ya está en uso: libérelo o cambie API_PORT.'],
  [withCode('EACCES'), 'No hay permiso para usar el puerto 4002 o la carpeta de datos.'],
  [withCode('ENOSPC'), 'No queda espacio en el disco: libere espacio o elija otra DATA_DIR.'],
  // As a query fails: the driver's error is the cause of another.
  [
    new Error('Failed query', { cause: withCode('53100') }),
    'No queda espacio en el disco: libere espacio o elija otra DATA_DIR.',
  ],
  [
    new Error('Failed query', { cause: withCode('57P01') }),
    'Se perdió la conexión con la base de datos: revise que siga en marcha y vuelva a iniciar.',
  ],
  [new StartupError('Una línea.'), 'Una línea.'],
])('says one line for %s', (error, line) => {
  expect(explainStart(error, 4002)).toBe(line);
});

it('speaks of no port where none is at stake', () => {
  expect(explainStart(withCode('EACCES'))).toBe('No hay permiso para usar la carpeta de datos.');
});

it('keeps what nobody foresaw, stack and all', () => {
  const error = new TypeError('undefined is not a function');
  expect(explainStart(error, 4002)).toBe(error);
});
