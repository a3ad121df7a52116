import { z } from 'zod';
import { stored } from '../../shared/stored.ts';

/** Whether the menu that stands beside the page is folded away on this computer. */
const folded = stored('menu-plegado', z.boolean(), false);

export const foldMenu: (away: boolean) => void = folded.set;
export const useMenuFolded: () => boolean = folded.use;
