import { act, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TRANSLATIONS } from './testing/translate-page.ts';
import { supportTranslation } from './translated-page.ts';

let stop = () => {};
afterEach(() => stop());

interface Seen {
  count: number;
  note?: string;
  lines: readonly string[];
}

/** Text beside other text, text that appears and disappears, and text beside elements. */
function Cart({ count, note, lines }: Seen) {
  return (
    <div>
      Tienes {count} productos{note}
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line}>
              {line} x {count}
            </li>
          ))}
        </ul>
      )}
      {count === 0 ? 'Nada' : <b>{count}</b>}
      {note}
    </div>
  );
}

const STEPS: readonly Seen[] = [
  { count: 1, lines: ['a'] },
  { count: 2, note: '. Falta poco', lines: ['a', 'b'] },
  { count: 0, lines: [] },
  { count: 3, note: '. Llegaste', lines: ['b', 'c', 'a'] },
  { count: 3, lines: ['c'] },
];

it.each(Object.entries(TRANSLATIONS))(
  'shows each change of React on a page whose text is %s',
  async (_, translate) => {
    stop = supportTranslation();
    const { container, rerender } = render(<Cart count={9} lines={[]} />);
    for (const step of STEPS) {
      translate(document.body);
      await act(async () => {});
      rerender(<Cart {...step} />);
      const wanted = document.createElement('div');
      const plain = render(<Cart {...step} />, { container: document.body.appendChild(wanted) });
      expect(container.textContent).toBe(wanted.textContent);
      plain.unmount();
      wanted.remove();
    }
  },
);

it('changes the page also in the same task as the translation', () => {
  stop = supportTranslation();
  const { container, rerender } = render(<Cart count={1} note="!" lines={[]} />);
  TRANSLATIONS['replaced by a font'](document.body);
  rerender(<Cart count={2} lines={[]} />);
  expect(container.textContent).toBe('Tienes 2 productos2');
});

it('restores the DOM methods when it stops', () => {
  const { removeChild } = Node.prototype;
  supportTranslation()();
  expect(Node.prototype.removeChild).toBe(removeChild);
  expect(Object.hasOwn(Text.prototype, 'nodeValue')).toBe(false);
});
