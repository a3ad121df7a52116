import { fullDate, shortDate } from 'ui-kit/dates';

/** 'hoy 14:05', with the whole date on hover. */
export const ShortDate = ({ iso }: { iso: string }) => (
  <time dateTime={iso} title={fullDate(iso)} style={{ whiteSpace: 'nowrap' }}>
    {shortDate(iso)}
  </time>
);
