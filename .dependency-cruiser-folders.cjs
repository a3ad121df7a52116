/**
 * Forbids circles between the API's folders. The check is separate from the other rules because it must ignore tests,
 * which import from everywhere.
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
