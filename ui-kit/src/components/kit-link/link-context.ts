import { createContext, type ElementType } from 'react';

/** What the kit renders for a link: anything that takes an `href`. An app's router link, or a plain anchor. */
export const LinkContext = createContext<ElementType>('a');
