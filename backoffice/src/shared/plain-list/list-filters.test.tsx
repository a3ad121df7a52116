import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { FilterControl } from './filter-control.tsx';
import { dayFilter } from './plain-list.tsx';

afterEach(cleanup);

it('accepts a valid date from a URL', () => {
  const { schema } = dayFilter('Desde');
  expect(schema.parse('2026-02-28')).toBe('2026-02-28');
  for (const none of ['2026-02-30', '28/2/2026', 20_260_228, undefined]) {
    expect(schema.parse(none)).toBeUndefined();
  }
});

it('applies a date once its year is complete, and resets when cleared', () => {
  const asked: (string | undefined)[] = [];
  const { control } = dayFilter('Desde');
  function Filter() {
    const [value, setValue] = useState<string>();
    const onChange = (day: string | undefined) => {
      asked.push(day);
      setValue(day);
    };
    return <FilterControl control={control} value={value} onChange={onChange} search={{}} />;
  }
  render(<Filter />);
  const field = screen.getByLabelText('Desde');
  // The values that a browser reports while typing a year.
  for (const value of ['0002-11-22', '0020-11-22', '0202-11-22', '2026-11-22', '']) {
    fireEvent.change(field, { target: { value } });
    expect(field).toHaveValue(value);
  }
  expect(asked).toEqual(['2026-11-22', undefined]);
});

it('shows an error when the end is before the start', () => {
  const { control } = dayFilter('Hasta', 'desde');
  const onChange = () => undefined;
  const search = { desde: '2026-11-22' };
  render(<FilterControl value="2026-11-21" {...{ control, onChange, search }} />);
  expect(screen.getByLabelText('Hasta')).toBeInvalid();
  expect(screen.getByText('El último día no puede ser anterior al primero.')).toBeVisible();
  cleanup();
  render(<FilterControl value="2026-11-22" {...{ control, onChange, search }} />);
  expect(screen.getByLabelText('Hasta')).toBeValid();
});
