import { styled } from '@mui/material/styles';

export interface SizedNameProps {
  /** The full name, as read aloud. */
  name: string;
  /** The end of the name with the package size: 'x 500 g'; undefined if the name has none. */
  size?: string | undefined;
}

const Size = styled('span', { name: 'TiendaSizedName', slot: 'Size' })({
  display: 'block',
  whiteSpace: 'nowrap',
  letterSpacing: 'normal',
  hyphens: 'none',
});

/** A product's name with its size on its own line, so that the size is never cut. */
export function SizedName({ name, size }: SizedNameProps) {
  const sized = size !== undefined && name.endsWith(size);
  return (
    <>
      <span data-sized={sized || undefined}>{sized ? name.slice(0, -size.length).trimEnd() : name}</span>
      {sized && ' '}
      {sized && <Size>{size}</Size>}
    </>
  );
}
