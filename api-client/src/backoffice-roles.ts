/** What staff's work is divided into, with the words of each: of the pages that show roles alone. */
export { AREAS, type Area } from '../contract/areas.ts';
export { empleadoBody, rolDadoBody, rolPersonalBody } from '../contract/roles-staff.ts';
