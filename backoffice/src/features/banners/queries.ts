import { queriesOf } from '../../shared/queries.ts';

/** The queries that a changed banner invalidates. */
export const BANNERS_QUERIES = queriesOf('banners');
