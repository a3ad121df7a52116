import { describe, expect, it } from 'vitest';
import { formatCuit, formatNumero } from '../format.ts';
import { formatFecha } from './text.ts';

describe('remito formats', () => {
  it('formats delivery note numbers and CUITs', () => {
    expect(formatNumero(42)).toBe('0001-00000042');
    expect(formatCuit('27301234569')).toBe('27-30123456-9');
    expect(formatCuit('30-71234567-8')).toBe('30-71234567-8');
    expect(formatCuit('30123456')).toBe('30123456');
  });

  it("formats the day in Buenos Aires, not in the server's time zone", () => {
    expect(formatFecha(new Date('2026-03-15T01:30:00Z'))).toBe('14/03/2026');
  });
});
