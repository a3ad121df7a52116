import { styled } from '@mui/material/styles';

export const Root = styled('div', { name: 'TiendaSearchSuggestions', slot: 'Root' })({
  position: 'relative',
});
