export { runningUrls } from 'local-postgres/running-urls';
