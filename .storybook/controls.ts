import type {
  ArgsEnhancer,
  ArgTypesEnhancer,
  InputType,
  SBType,
  StrictInputType,
} from 'storybook/internal/types';
import { tintNames } from '../ui-kit/src/theme/tokens.ts';

type Scalar = 'string' | 'number' | 'boolean';
const isScalar = (name: string): name is Scalar => /^(string|number|boolean)$/.test(name);
const none: InputType = { control: { disable: true } };
const field = (name: Scalar): InputType => ({ type: { name } });

const quoted = (text: string) => [...text.matchAll(/'([^']*)'/g)].map(([, word = '']) => word);
const choice = (options: readonly string[]): InputType => ({
  type: { name: 'enum', value: [...options] },
  control: { type: options.length > 5 ? 'select' : 'radio' },
  options,
});

/** `Intl` throws for any other text. */
const currencies = ['ARS', 'USD', 'EUR'];

/** Longer text is a data URL: nobody edits that by hand. */
const LONGEST = 200;
const isWord = (value: unknown) =>
  typeof value === 'string'
    ? value.length <= LONGEST
    : value === null || /^(boolean|undefined)$/.test(typeof value) || Number.isFinite(value);
/** A flat object of simple values: a user can edit these without breaking the list. */
const isFlat = (value: unknown): boolean =>
  isWord(value) ||
  (typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.values(value).every(isWord));

/** Chooses the control by the current value: JSON for plain data, none where code is needed. */
function byValue(value: unknown): InputType {
  if (isScalar(typeof value)) return field(typeof value as Scalar);
  // An empty list does not show the type of its items.
  const plain = Array.isArray(value)
    ? value.length > 0 && value.every(isFlat)
    : value !== null && isFlat(value);
  return plain && typeof value === 'object' ? { control: { type: 'object' } } : none;
}

/** Chooses the control by the type's name. */
function byName({ raw = '', value: name }: { raw?: string; value: string }, value: unknown): InputType {
  // Any other value is a React element, which no panel can edit.
  if (name === 'ReactNode') return value === undefined || isWord(value) ? field('string') : none;
  if (/^HTML\w+Attribute$/.test(name)) return field('string');
  if (raw.includes('typeof tintNames')) return choice(tintNames);
  if (raw.startsWith('Extract<')) return choice(quoted(raw));
  return byValue(value);
}

function byType(type: SBType, value: unknown): InputType {
  switch (type.name) {
    case 'union': {
      // An empty control already means undefined or null.
      const parts = type.value.filter(
        (part) => part.name !== 'other' || !/^(undefined|null)$/.test(part.value),
      );
      const words = parts.flatMap((part) => (part.name === 'literal' ? quoted(String(part.value)) : []));
      if (words.length > 0 && words.length === parts.length) return choice(words);
      const [part = type] = parts.length > 1 ? parts.filter(({ name }) => name === typeof value) : parts;
      if (isScalar(part.name)) return field(part.name);
      if (part !== type) return byType(part, value);
      const [first] = parts.map(({ name }) => name).filter(isScalar);
      return first ? field(first) : byValue(value);
    }
    case 'other':
      return byName(type, value);
    case 'array':
    case 'object':
      return byValue(value);
    default:
      // Storybook chooses the right control itself.
      return {};
  }
}

/** Returns the plain texts of a component, without text functions. */
const wordsOf = (texts: unknown) =>
  Object.entries(texts ?? {}).filter(([, text]) => typeof text === 'string');

/** Makes a component's plain texts editable. The component keeps its defaults for the other texts. */
export const plainTexts: ArgsEnhancer = ({ initialArgs: { texts } }) =>
  wordsOf(texts).length > 0 ? { texts: Object.fromEntries(wordsOf(texts)) } : {};

/** Replaces Storybook's JSON fallback by a fitting control. */
export const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])].map((name) => {
      const given: Partial<StrictInputType> = argTypes[name] ?? {};
      const value = initialArgs[name];
      // A control that the story sets wins.
      const controlFor = () => {
        if (given.control) return {};
        if (name === 'currency') return choice(currencies);
        if (name === 'texts') return wordsOf(value).length > 0 ? { control: { type: 'object' } } : none;
        return given.type ? byType(given.type, value) : byValue(value);
      };
      return [name, { name, ...given, ...controlFor() } as StrictInputType];
    }),
  );
