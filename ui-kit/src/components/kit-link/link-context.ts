import { createContext, type ElementType } from 'react';

/** Component that renders links: takes an `href`, for example the app's router link or a plain anchor. */
export const LinkContext = createContext<ElementType>('a');
