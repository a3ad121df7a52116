import { type RolesPersonal, rolesGetOptions, rolesListOptions } from 'api-client/backoffice';
import { pageQuery } from 'app-core/paging';
import { callOptions } from 'app-core/queries/call-options';
import { z } from 'zod';
import { page } from '../../shared/list-search.ts';
import { queriesOf } from '../../shared/queries.ts';

const search = z.object({ page });

export const rolesPages = {
  title: 'Roles',
  search,
  options: ({ page }: z.infer<typeof search>) =>
    callOptions<RolesPersonal>(rolesListOptions({ query: pageQuery(page) })),
};

export const rolOptions = (id: string) => callOptions(rolesGetOptions({ path: { id } }));

/** The number of users per role comes from the accounts. */
export const ROLES_QUERIES = queriesOf('roles', 'usuarios');
