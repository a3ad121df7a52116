/** Areas of staff work with their texts, only for the pages that show roles. */
export { AREAS, type Area } from '../contract/areas.ts';
export { empleadoBody, rolDadoBody, rolPersonalBody } from '../contract/roles-staff.ts';
