/**
 * No circles between the API's folders: two that need each other are one, or lack a third. Asked apart from the other
 * rules, since tests stand beside what they test and import from everywhere.
 */
const { options } = require('./.dependency-cruiser.cjs');

module.exports = {
  forbidden: [
    {
      name: 'no-folder-circles',
      severity: 'error',
      scope: 'folder',
      from: { path: '^api-server/src' },
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: [options.exclude.path, '[.]test[.]ts$', '/testing/'] } },
};
