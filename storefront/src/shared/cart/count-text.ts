import { wholeText } from 'ui-kit/whole-text';

export const productsText = (count: number): string =>
  count === 1 ? '1 producto' : `${wholeText(count)} productos`;
