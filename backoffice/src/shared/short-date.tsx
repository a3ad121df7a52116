import { fullDate, shortDate } from 'ui-kit/dates';

interface ShortDateProps {
  iso: string;
  /** Where it is no cell of a table: with much larger text a phone has no room for it in one line. */
  breaks?: boolean;
}

/** 'hoy 14:05', with the whole date on hover. */
export const ShortDate = ({ iso, breaks = false }: ShortDateProps) => (
  <time dateTime={iso} title={fullDate(iso)} style={{ whiteSpace: breaks ? 'normal' : 'nowrap' }}>
    {shortDate(iso)}
  </time>
);
