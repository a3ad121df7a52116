import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './file-drop.stories.tsx';
import { FileDrop } from './file-drop.tsx';

const composed = composeStories(stories);
const file = new File(['a;b'], 'lista.csv', { type: 'text/csv' });
const dropped = { dataTransfer: { files: [file], types: ['Files'] } };

it('accepts a dropped file, except while busy', () => {
  const taken: File[] = [];
  const onFile = (one: File) => taken.push(one);
  const { unmount } = renderStory(() => <FileDrop accept="" onFile={onFile} />);
  fireEvent.drop(screen.getByText('Elige un archivo'), dropped);
  expect(taken).toEqual([file]);
  unmount();
  renderStory(() => <FileDrop accept="" busy onFile={onFile} />);
  fireEvent.drop(screen.getByText('Subiendo el archivo…'), dropped);
  expect(taken).toHaveLength(1);
});

it('accepts all dropped files when it takes several', () => {
  const taken: string[][] = [];
  const onFiles = (files: readonly File[]) => taken.push(files.map(({ name }) => name));
  renderStory(() => <FileDrop accept="" onFiles={onFiles} />);
  const other = new File(['c'], 'otra.csv', { type: 'text/csv' });
  fireEvent.drop(screen.getByText('Elige un archivo'), {
    dataTransfer: { files: [file, other], types: ['Files'] },
  });
  expect(taken).toEqual([['lista.csv', 'otra.csv']]);
});

it("shows a file's error, and connects the error with its field", () => {
  renderStory(composed.Wrong);
  expect(screen.getByRole('alert')).toHaveTextContent('La planilla debe ser menor de 6 MB.');
  expect(screen.getByLabelText(/Elige la planilla/)).toHaveAccessibleDescription(
    'La planilla debe ser menor de 6 MB.',
  );
});
