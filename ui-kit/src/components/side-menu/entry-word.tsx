import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** Shows one word in narrow places; the accessible name is the whole label. */
export const EntryWord = ({ label, shortLabel }: { label: string; shortLabel?: string | undefined }) =>
  shortLabel ? (
    <>
      <span aria-hidden>{shortLabel}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  ) : (
    <span>{label}</span>
  );
