import { fullDate, shortDate } from 'ui-kit/dates';

interface ShortDateProps {
  iso: string;
  /** Allows wrapping outside of tables: with much larger text a phone can't fit one line. */
  breaks?: boolean;
}

/** 'hoy 14:05', with the full date as tooltip. */
export const ShortDate = ({ iso, breaks = false }: ShortDateProps) => (
  <time dateTime={iso} title={fullDate(iso)} style={{ whiteSpace: breaks ? 'normal' : 'nowrap' }}>
    {shortDate(iso)}
  </time>
);
