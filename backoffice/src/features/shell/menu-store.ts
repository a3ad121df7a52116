import { storedStore } from 'app-core/stored-store';
import { z } from 'zod';

/** Whether the menu that stands beside the page is folded away on this computer. */
const folded = storedStore('menu-plegado', z.boolean(), false);

export const foldMenu: (away: boolean) => void = folded.set;
export const useMenuFolded: () => boolean = folded.use;
