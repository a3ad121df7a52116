import { styled } from '../../theme/styled.ts';

export const Root = styled('div', { name: 'TiendaSearchSuggestions', slot: 'Root' })({
  position: 'relative',
});
