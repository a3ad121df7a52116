import { styled } from '../../theme/styled.ts';

export interface SizedNameProps {
  /** Whole, as it is read aloud. */
  name: string;
  /** The end of it that says how much is in it: 'x 500 g'. Nothing where the name does not say. */
  size?: string | undefined;
}

const Size = styled('span', { name: 'TiendaSizedName', slot: 'Size' })({
  display: 'block',
  whiteSpace: 'nowrap',
  letterSpacing: 'normal',
  hyphens: 'none',
});

/** A product's name with its size on a line of its own: what tells products of one name apart is never what is cut. */
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
