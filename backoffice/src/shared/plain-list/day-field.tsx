import TextField from '@mui/material/TextField';
import { WRONG_ORDER } from 'api-client/backoffice';
import { useState } from 'react';
import { layout } from 'ui-kit/theme/tokens';
import { useReportState } from '../use-report-state.ts';

interface DayFieldProps {
  label: string;
  /** '2026-11-22', or '2026-11-22T06:00' with a time. */
  value: string | undefined;
  onChange: (day: string | undefined) => void;
  /** Reports whether the text differs from the list's filter. */
  onDraft?: (isDraft: boolean) => void;
  withTime?: boolean;
  /** The start of the range: an earlier end shows an error, and the API refuses it. */
  first?: string | undefined;
}

/** With a maximum the browser's field accepts four digits of a year instead of six. */
const LAST_DAY = '2099-12-31';

/** While typing a year the values are 0002, 0020, 0202: ignore them. */
const isComplete = (day: string) => day >= '1900';

/** A date or date-time filter, with the browser's date picker. */
export function DayField({
  label,
  value = '',
  onChange,
  onDraft,
  withTime = false,
  first = '',
}: DayFieldProps) {
  const [draft, setDraft] = useState({ day: value, of: value });
  // Follow the URL.
  if (draft.of !== value) setDraft({ day: value, of: value });
  const isDraft = draft.day !== value;
  useReportState(isDraft, onDraft);
  const isWrong = draft.day !== '' && isComplete(draft.day) && draft.day < first;
  return (
    <TextField
      type={withTime ? 'datetime-local' : 'date'}
      size="small"
      label={label}
      value={draft.day}
      error={isWrong}
      helperText={isWrong && WRONG_ORDER}
      onChange={({ target: { value: day } }) => {
        setDraft({ day, of: value });
        if (day === '' || isComplete(day)) onChange(day || undefined);
      }}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { max: withTime ? `${LAST_DAY}T23:59` : LAST_DAY },
      }}
      sx={{ width: { xs: '100%', sm: withTime ? layout.filter : layout.day } }}
    />
  );
}
