import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** One word for the eye where there is little room; its whole label is what the entry is called all the same. */
export const EntryWord = ({ label, shortLabel }: { label: string; shortLabel?: string | undefined }) =>
  shortLabel ? (
    <>
      <span aria-hidden>{shortLabel}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  ) : (
    <span>{label}</span>
  );
