import { queriesOf } from '../../shared/queries.ts';

/** What a banner makes old. */
export const BANNERS_QUERIES = queriesOf('banners');
