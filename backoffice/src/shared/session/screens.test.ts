import { expect, it } from 'vitest';
import { isOfAdmins } from './screens.ts';

const FOLDER = '../../routes/_staff/_admin/';

it('knows the call of each admin page, so that its link is hidden without permission', () => {
  const screens = Object.keys(import.meta.glob('../../routes/_staff/_admin/*.tsx')).map(
    (file) =>
      `/${file
        .slice(FOLDER.length)
        .replace(/\.tsx$/, '')
        .replaceAll('.', '/')}`,
  );
  expect(screens).toContain('/actualizar-zona/$id');
  expect(screens.filter((path) => !isOfAdmins(path))).toEqual([]);
});
