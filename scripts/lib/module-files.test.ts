import { expect, it } from 'vitest';
import { misplacedFiles } from './module-files.ts';

const inModules = (...files: string[]) =>
  misplacedFiles(files.map((file) => `api-server/src/modules/${file}`));

it('accepts the files of a module, folders by use case, tests and the spreadsheet library', () => {
  const right = ['handlers.ts', 'zonas/handlers.ts', 'zonas/zonas.test.ts', 'pedidos/service/place.ts'];
  const also = [
    'remitos/remito-thread.ts',
    'pedidos/testing/pedidos-fixture.ts',
    'importaciones/sheet/rows.ts',
  ];
  expect(inModules(...right, ...also)).toEqual([]);
});

it('finds a file of another name, and a folder beside the file of its name', () => {
  expect(inModules('zonas/next-reparto.ts', 'zonas/service/a.ts', 'zonas/service.ts')).toEqual([
    expect.stringContaining('zonas/next-reparto.ts: a module has'),
    expect.stringContaining('zonas/service/a.ts: api-server/src/modules/zonas/service.ts exists too'),
  ]);
});

it('finds nothing in the project', () => {
  expect(misplacedFiles()).toEqual([]);
});
