import { StartupError } from 'node-kit/startup-error';
import { expect, it } from 'vitest';
import { explainStart } from './explain-start.ts';

const withCode = (code: string, cause?: Error) => Object.assign(new Error('no', { cause }), { code });

it.each([
  [withCode('EADDRINUSE'), 'El puerto 4002 ya está en uso: libérelo o cambie API_PORT.'],
  [
    Object.assign(withCode('EACCES'), { syscall: 'listen' }),
    'No hay permiso para usar el puerto 4002: cambie API_PORT.',
  ],
  [
    Object.assign(withCode('EACCES'), { syscall: 'mkdir', path: '/srv/datos/images' }),
    'No hay permiso para usar /srv/datos/images: revise a quién pertenece.',
  ],
  [withCode('EROFS'), 'No hay permiso para usar la carpeta de datos (DATA_DIR): revise a quién pertenece.'],
  [
    withCode('ENOSPC'),
    'No queda espacio en el disco de la carpeta de datos (DATA_DIR): libere espacio o elija otra carpeta.',
  ],
  [
    Object.assign(withCode('ENOSPC'), { path: '/mnt/copias' }),
    'No queda espacio en el disco de /mnt/copias: libere espacio o elija otra carpeta.',
  ],
  // A failed query: the driver's error is the cause.
  [
    new Error('Failed query', { cause: withCode('53100') }),
    'No queda espacio en el disco de la base de datos: libere espacio.',
  ],
  [
    new Error('Failed query', { cause: withCode('57P01') }),
    'Se perdió la conexión con la base de datos: revise que siga en marcha y vuelva a iniciar.',
  ],
  [new StartupError('Una línea.'), 'Una línea.'],
])('explains %s in one line', (error, line) => {
  expect(explainStart(error, 4002)).toBe(line);
});

it('returns an unexpected error unchanged, with its stack', () => {
  const error = new TypeError('undefined is not a function');
  expect(explainStart(error, 4002)).toBe(error);
});
