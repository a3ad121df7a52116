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

/** Any other word would be an error: `Intl` knows no such money. */
const currencies = ['ARS', 'USD', 'EUR'];

/** A picture that is its own address is nothing to type. */
const LONGEST = 200;
const isWord = (value: unknown) =>
  typeof value === 'string'
    ? value.length <= LONGEST
    : value === null || /^(boolean|undefined)$/.test(typeof value) || Number.isFinite(value);
/** One level of words and figures: what a person can change in a list without breaking it. */
const isFlat = (value: unknown): boolean =>
  isWord(value) ||
  (typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.values(value).every(isWord));

/** What stands there says what can: data as JSON, if it is plain; nothing where code would be needed. */
function byValue(value: unknown): InputType {
  if (isScalar(typeof value)) return field(typeof value as Scalar);
  // An empty list doesn't show what goes into it.
  const plain = Array.isArray(value)
    ? value.length > 0 && value.every(isFlat)
    : value !== null && isFlat(value);
  return plain && typeof value === 'object' ? { control: { type: 'object' } } : none;
}

/** Types that are told by their name alone. */
function byName({ raw = '', value: name }: { raw?: string; value: string }, value: unknown): InputType {
  // What isn't words there is an element, which no panel can write.
  if (name === 'ReactNode') return value === undefined || isWord(value) ? field('string') : none;
  if (/^HTML\w+Attribute$/.test(name)) return field('string');
  if (raw.includes('typeof tintNames')) return choice(tintNames);
  if (raw.startsWith('Extract<')) return choice(quoted(raw));
  return byValue(value);
}

function byType(type: SBType, value: unknown): InputType {
  switch (type.name) {
    case 'union': {
      // Nothing is what a control shows by being empty.
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
      // Storybook knows: a switch, a field, a choice, nothing for a function.
      return {};
  }
}

/** What a component says, without what has figures in it, which is code. */
const wordsOf = (texts: unknown) =>
  Object.entries(texts ?? {}).filter(([, text]) => typeof text === 'string');

/** Its words are there to be changed. What is not among them a component says as ever. */
export const plainTexts: ArgsEnhancer = ({ initialArgs: { texts } }) =>
  wordsOf(texts).length > 0 ? { texts: Object.fromEntries(wordsOf(texts)) } : {};

/** What each control would be, for Storybook to go on with: those that it takes for JSON become what they are. */
export const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])].map((name) => {
      const given: Partial<StrictInputType> = argTypes[name] ?? {};
      const value = initialArgs[name];
      // What a story says itself stands.
      const found = () => {
        if (given.control) return {};
        if (name === 'currency') return choice(currencies);
        if (name === 'texts') return wordsOf(value).length > 0 ? { control: { type: 'object' } } : none;
        return given.type ? byType(given.type, value) : byValue(value);
      };
      return [name, { name, ...given, ...found() } as StrictInputType];
    }),
  );
